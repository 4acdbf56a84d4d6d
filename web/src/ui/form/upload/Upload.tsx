import { fileExtensions, uploadLimits } from '@acometida/api-spec/rules/fileKind'
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { TOUCH, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useFieldId, type FieldText } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { MEGABYTE } from './sizeLabel.ts'
import styles from './Upload.module.css'
import { UploadRow, type UploadSettings } from './UploadRow.tsx'
import { useUploads, type FileUpload as UploadOf, type UploadsOptions } from './useUploads.ts'

/** The limits are the server's by default. */
type UploadProps<Answer> = Pick<FieldText, 'label' | 'hint' | 'error'> &
  Partial<UploadSettings> &
  Pick<UploadsOptions<Answer>, 'send' | 'onSent' | 'sentLeave'> & {
    /** The id of the button, the target of an error summary. */
    readonly id?: string | undefined
    /** Called with the number of files not yet sent or refused, on each change. */
    readonly onUnderway?: ((count: number) => void) | undefined
    /** Called when a sent file is removed from the list. */
    readonly onRemoved?: ((file: File) => void) | undefined
    readonly disabled?: boolean | undefined
  }

/**
 * An upload of files, dropped, chosen, pasted or photographed. Each is shrunk, checked and sent, and shows its progress
 * and failure.
 */
export function Upload<Answer>(props: UploadProps<Answer>) {
  const { label, hint, error, send, onSent, sentLeave, onUnderway, onRemoved, disabled = false } = props
  const { maxBytes = uploadLimits.file, maxTotalBytes = uploadLimits.user, kinds, sentText, failureText } = props
  const { t, format } = useLocale()
  const id = useFieldId(props.id, undefined)
  const chooser = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const hasCamera = useMediaQuery(TOUCH)
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
  const limits = t('uiParts.upload.limits', { size: format.number(maxBytes / MEGABYTE) })
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
              {t('uiParts.upload.photo')}
            </Button>
          )}
          <Button
            id={id}
            icon="document"
            disabled={disabled}
            aria-describedby={describedBy}
            onClick={() => chooser.current?.click()}
          >
            {t('uiParts.upload.choose')}
          </Button>
          {!hasCamera && <span className={styles.drop}>{t('uiParts.upload.drop')}</span>}
        </div>
        <p className={styles.limits} id={`${id}-limits`}>
          {limits}
        </p>
      </div>
      <Picker input={chooser} accept={ACCEPT} onFiles={take} multiple />
      {hasCamera && <Picker input={photo} accept="image/jpeg,image/png" onFiles={take} capture="environment" />}
      {/* Rendered from the start, so that its changes are announced. */}
      {/* Safari ignores the role and name of a list without markers unless the role is explicit. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.uploads} role="list" aria-live="polite" aria-label={t('uiParts.upload.list')}>
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
 * The browser's file picker, opened by our button. Emptied after each use, so that the same file can be chosen again.
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

/** With only these types accepted, a phone converts its own picture formats to one of them. */
const ACCEPT = Object.keys(fileExtensions).join(',')
const UNDERWAY: ReadonlySet<UploadOf['state']> = new Set(['preparing', 'asking', 'waiting', 'sending'])
