import { fileExtensions, uploadLimits } from '@acometida/api-spec/rules/fileKind'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { TOUCH, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useFieldId } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { SelectOption } from './Select.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useUploads, type SendFile, type Upload as UploadOf } from './useUploads.ts'
import styles from './Upload.module.css'

type UploadProps<Answer> = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Of the button, where an error summary leads. */
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly send: SendFile<Answer>
  readonly onSent?: ((file: File, answer: Answer) => void) | undefined
  /** What a failure means, in one plain sentence; undefined for the general one. */
  readonly failureText?: ((error: unknown) => string | undefined) | undefined
  /** Bytes of a file, and of all files together; those of the server unless told. */
  readonly maxBytes?: number | undefined
  readonly maxTotalBytes?: number | undefined
  /** What a file may be. One is taken for granted; of more it is asked before the file is sent. */
  readonly kinds?: readonly SelectOption[] | undefined
  /** What it means that a file is sent, where it means more than that. */
  readonly sentText?: string | undefined
  /** A file leaves the list once it is sent, where the page shows what was sent. */
  readonly sentLeave?: boolean | undefined
  /** Told how many files are not yet sent or refused, whenever that changes. */
  readonly onUnderway?: ((count: number) => void) | undefined
  /** A file that was sent is taken off the list again. */
  readonly onRemoved?: ((file: File) => void) | undefined
  /** A phone offers to take a picture. Off where only a PDF makes sense. */
  readonly camera?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Files, dropped, chosen, pasted or taken with a phone's camera: each is made small, checked and sent, and says how far
 * it is and what went wrong.
 */
export function Upload<Answer>(props: UploadProps<Answer>) {
  const { label, hint, error, send, onSent, onRemoved, failureText, camera = true, disabled = false } = props
  const {
    maxBytes = uploadLimits.file,
    maxTotalBytes = uploadLimits.user,
    kinds,
    sentText,
    sentLeave,
    onUnderway,
  } = props
  const { t } = useTranslation()
  const format = useFormat()
  const id = useFieldId(props.id, props.name)
  const chooser = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const hasCamera = useMediaQuery(TOUCH) && camera
  const [isOver, setOver] = useState(false)
  const { uploads, add, ...acts } = useUploads({
    send,
    onSent,
    maxBytes,
    maxTotalBytes,
    kinds: kinds?.map(({ value }) => value),
    sentLeave,
  })

  const underway = uploads.filter(({ state }) => UNDERWAY.has(state)).length
  useEffect(() => onUnderway?.(underway), [underway, onUnderway])

  const take = (files: FileList | null | undefined) => {
    if (!disabled && files && files.length > 0) void add([...files])
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const limits = t('parts.upload.limits', { size: format.number(maxBytes / MEGABYTE) })
  const describedBy = [`${id}-limits`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          if (!disabled) setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" size={28} />
        <div className={styles.ways}>
          {hasCamera && (
            <Button variant="primary" icon="camera" disabled={disabled} onClick={() => photo.current?.click()}>
              {t('parts.upload.photo')}
            </Button>
          )}
          <Button
            id={id}
            icon="document"
            disabled={disabled}
            aria-describedby={describedBy}
            onClick={() => chooser.current?.click()}
          >
            {t('parts.upload.choose')}
          </Button>
          {!hasCamera && <span className={styles.drop}>{t('parts.upload.drop')}</span>}
        </div>
        <p className={styles.limits} id={`${id}-limits`}>
          {limits}
        </p>
      </div>
      <Picker input={chooser} accept={ACCEPT} onFiles={take} multiple />
      {hasCamera && <Picker input={photo} accept="image/jpeg,image/png" onFiles={take} capture="environment" />}
      {/* There from the start, so that what appears in it is said. */}
      {/* Safari takes a list without marks for none, unless it is told, and then its name goes with it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.uploads} role="list" aria-live="polite" aria-label={t('parts.upload.list')}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            maxBytes={maxBytes}
            maxTotalBytes={maxTotalBytes}
            kinds={kinds}
            sentText={sentText}
            failureText={failureText}
            onName={(kind) => void acts.name(upload.id, kind)}
            onCancel={() => acts.cancel(upload.id)}
            onRetry={() => acts.retry(upload.id)}
            onRemove={() => {
              acts.remove(upload.id)
              if (upload.state === 'sent') onRemoved?.(upload.file)
              document.getElementById(id)?.focus()
            }}
          />
        ))}
      </ul>
    </FieldGroup>
  )
}

type PickerProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly onFiles: (files: FileList | null) => void
  readonly multiple?: boolean
  readonly capture?: 'environment'
}

/**
 * The browser's own picker, opened by a button of ours. Emptied each time, so that the same file can be chosen again.
 */
function Picker({ input, onFiles, ...attributes }: PickerProps) {
  return (
    <input
      {...attributes}
      ref={input}
      type="file"
      hidden
      onChange={(event) => {
        onFiles(event.target.files)
        event.target.value = ''
      }}
    />
  )
}

/** With these and no other, a phone turns its own kind of pictures into one of them by itself. */
const ACCEPT = Object.keys(fileExtensions).join(',')
const UNDERWAY: ReadonlySet<UploadOf['state']> = new Set(['preparing', 'asking', 'waiting', 'sending'])
const MEGABYTE = 1024 * 1024
