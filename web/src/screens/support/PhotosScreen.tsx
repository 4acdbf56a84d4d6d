import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { type FileProblem, fileProblem } from '#src/ui/form/upload/fileProblem.ts'
import styles from './PhotosScreen.module.css'
import { SupportPage } from './SupportPage.tsx'

interface Photo {
  readonly id: number
  readonly name: string
  readonly size: number
  /** The picture's object URL, valid while the page is open. */
  readonly url: string
  readonly verdict: FileProblem | 'good'
}

/** Takes or chooses photos and says whether they could be sent. They stay on the device. */
export function PhotosScreen() {
  const { t, format } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), [])

  const add = async (files: readonly File[]) => {
    const added = await Promise.all(
      files.map(async (file, index) => {
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        return {
          id: urls.current.length + index,
          name: file.name,
          size: file.size,
          url,
          verdict: (await fileProblem(file, { kinds: ['image/jpeg', 'image/png'] })) ?? ('good' as const),
        }
      }),
    )
    setPhotos((before) => [...added, ...before])
  }

  return (
    <SupportPage title={t('help.photos.title')} lead={t('help.photos.lead')}>
      <div className={styles.choose}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          tabIndex={-1}
          aria-label={t('help.photos.choose')}
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])])
            // The same photo can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Button variant="primary" icon="upload" onClick={() => input.current?.click()}>
          {t('help.photos.choose')}
        </Button>
        <p className="muted">{t('help.photos.private')}</p>
      </div>
      <section aria-live="polite" aria-label={t('help.photos.list')}>
        <ul className={styles.photos}>
          {photos.map(({ id, name, size, url, verdict }) => (
            <li key={id} className={styles.photo}>
              {verdict === 'good' ? (
                <img className={styles.picture} src={url} alt={t('help.photos.picture', { name })} />
              ) : (
                <span className={styles.picture} aria-hidden="true" />
              )}
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className="muted">{t('help.photos.size', { size: format.number(size / 1024 / 1024, 1) })}</p>
                <Tag tone={verdict === 'good' ? 'success' : 'danger'}>{t(`help.photos.${verdict}`)}</Tag>
                {verdict !== 'good' && <p className="muted">{t(`help.photos.help.${verdict}`)}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </SupportPage>
  )
}
