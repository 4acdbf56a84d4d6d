import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import styles from './GalleryScreen.module.css'
import { LOOKS, matchingPictures, type Picture } from './pictures.ts'
import { PictureCard } from './PictureCard.tsx'
import { ScreenList } from './ScreenList.tsx'

/** The most pictures that are drawn. A search finds the others. */
const SHOWN = 120

/** Every screen of the client: its pictures if they were taken, and a link into each state in a new world. */
export function GalleryScreen() {
  const [query, set] = useAddressEntries()
  const search = query.get('find') ?? ''
  const { data: pictures } = useQuery({ queryKey: ['pictures'], queryFn: readPictures, refetchInterval: false })
  const look = { size: query.get('size') ?? '', theme: query.get('theme') ?? '', language: query.get('language') ?? '' }
  const taken = pictures ?? []
  const found = matchingPictures(taken, search, look)
  const screens = Object.values(paths).filter((path) => !path.includes(':') && path.includes(search.trim()))
  return (
    <>
      <PageHeader title="Gallery" lead="Every screen of the client. Each opens its state in a world made for it." />
      <div className={styles.tools}>
        <TextField
          kind="line"
          label="Search screens"
          icon="search"
          type="search"
          value={search}
          onValue={(value) => set('find', value)}
        />
        {taken.length > 0 &&
          LOOKS.map((part) => (
            <Select
              key={part}
              label={NAMES[part]}
              placeholder="Any"
              value={look[part]}
              onValue={(value) => set(part, value)}
              options={[...new Set(taken.map((each) => each[part]))].map((value) => ({ value, label: value }))}
            />
          ))}
      </div>
      {pictures?.length === 0 && (
        <EmptyState
          icon="camera"
          title="No pictures were taken yet"
          text="npm run gallery takes them. The screens below open live all the same."
        />
      )}
      {taken.length > 0 && (
        <section aria-label="Pictures">
          <output>
            {found.length} of {taken.length} pictures
            {found.length > SHOWN && `, the first ${SHOWN} shown`}
          </output>
          <ul className={styles.pictures}>
            {found.slice(0, SHOWN).map((picture) => (
              <PictureCard key={picture.file} picture={picture} />
            ))}
          </ul>
        </section>
      )}
      <ScreenList screens={screens} />
    </>
  )
}

const NAMES = { size: 'Size', theme: 'Theme', language: 'Language' } as const

/** The pictures of the last run; none if there are none, or if the server has no folder of pictures. */
async function readPictures(): Promise<Picture[]> {
  const response = await fetch('/__gallery/index.json')
  // `npm run gallery` writes the list with this shape.
  return response.ok ? ((await response.json()) as Picture[]) : []
}
