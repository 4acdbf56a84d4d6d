import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import type { SelectOption } from '#src/ui/form/choice/select.type.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { MEGABYTE, sizeLabel } from './sizeLabel.ts'
import styles from './Upload.module.css'
import type { FileUpload, UploadsOptions } from './useUploads.ts'

export type UploadSettings = Pick<UploadsOptions<never>, 'maxBytes' | 'maxTotalBytes'> & {
  /** The document types of a file. A single one is implied; several are offered before the file is sent. */
  readonly kinds?: readonly SelectOption[] | undefined
  /** The meaning of the sent state, if there is more to say than "sent". */
  readonly sentText?: string | undefined
  /** The text for a failure, in one plain sentence. Undefined for the general one. */
  readonly failureText?: ((error: unknown) => string | undefined) | undefined
}

type UploadRowProps = UploadSettings & {
  readonly upload: FileUpload
  readonly onName: (kind: string) => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A file in the upload: name, size, progress and actions. */
export function UploadRow(props: UploadRowProps) {
  const { upload, kinds = [], onName, onCancel, onRetry, onRemove } = props
  const { t, format } = useLocale()
  const isOnline = useOnline()
  const { file, originalBytes, state, share } = upload
  const isOnItsWay = state === 'waiting' || state === 'sending'
  return (
    <li className={styles.upload} data-state={state}>
      <Icon name={ICONS[state]} />
      <div className={styles.about}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.size} data-shrunk={originalBytes !== undefined}>
          {sizeOfFile()}
        </p>
        {state === 'sending' && (
          <div className={styles.progress}>
            <ProgressBar label={t('uiParts.upload.progress', { name: file.name })} value={share} max={1} />
          </div>
        )}
        {state === 'asking' && (
          <Select
            label={t('uiParts.upload.kind', { name: file.name })}
            name={`kind-${upload.id}`}
            placeholder={t('uiParts.upload.chooseKind')}
            options={kinds}
            value=""
            onValue={(kind) => kind !== '' && onName(kind)}
          />
        )}
        <p className={styles.state} aria-atomic="true">
          <span className="visually-hidden">{file.name}: </span>
          {stateText()}
        </p>
      </div>
      <div className={styles.acts}>
        {(state === 'failed' || state === 'cancelled') && (
          <IconButton icon="refresh" label={t('uiParts.upload.retry', { name: file.name })} onClick={onRetry} />
        )}
        {isOnItsWay ? (
          <IconButton icon="close" label={t('uiParts.upload.cancel', { name: file.name })} onClick={onCancel} />
        ) : (
          <IconButton icon="trash" label={t('uiParts.upload.remove', { name: file.name })} onClick={onRemove} />
        )}
      </div>
    </li>
  )

  function sizeOfFile(): string {
    const size = sizeLabel(file.size, format.number)
    if (originalBytes === undefined) return size
    return t('uiParts.upload.shrunk', { from: sizeLabel(originalBytes, format.number), to: size })
  }

  function stateText(): string {
    const { problem } = upload
    if (problem === undefined) {
      if (state === 'waiting' && !isOnline) return t('uiParts.upload.offline')
      if (state === 'sending' && share === 1) return t('uiParts.upload.confirming')
      return (state === 'sent' && props.sentText) || t(`uiParts.upload.state.${state}`)
    }
    if (problem === 'noRoom') return t('uiParts.upload.noRoom', { size: format.number(props.maxTotalBytes / MEGABYTE) })
    if (problem === 'tooBig') return t('uiParts.upload.tooBig', { size: format.number(props.maxBytes / MEGABYTE) })
    if (problem === 'twice' && state === 'asking') return t('uiParts.upload.twiceAsKind')
    if (typeof problem === 'string') return t(`uiParts.upload.${problem}`)
    return props.failureText?.(problem.error) ?? t('uiParts.upload.failed')
  }
}

const ICONS = {
  preparing: 'clock',
  asking: 'document',
  waiting: 'clock',
  sending: 'upload',
  sent: 'success',
  refused: 'error',
  failed: 'error',
  cancelled: 'info',
} as const
