import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useQuery } from '@tanstack/react-query'
import { copyText } from '#room/parts/copyText.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import styles from './GalleryScreen.module.css'
import { LOOKS, matchingPictures, type Picture, entranceOf, droppedParts } from './pictures.ts'
import { ScreenList } from './ScreenList.tsx'

/** The most pictures that are drawn. A search finds the others. */
const SHOWN = 120

/** Every screen of the client: its pictures if they were taken, and a link into each state in a new world. */
export function GalleryScreen() {
  const [query, set] = useAddressEntries()
  const search = query.get('find') ?? ''
  const command = commandFor(search.trim())
  const { data: pictures } = useQuery({
    queryKey: ['pictures'],
    queryFn: readPictures,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? EVERY_MS : false),
  })
  const look = { size: query.get('size') ?? '', theme: query.get('theme') ?? '', language: query.get('language') ?? '' }
  const taken = pictures ?? []
  const found = matchingPictures(taken, search, look)
  const screens = Object.values(paths).filter((path) => !path.includes(':') && path.includes(search.trim()))
  return (
    <>
      <PageHeader title="Gallery" lead="Every screen of the client. Each opens live in a new world." />
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
          title="No pictures yet"
          text={
            <>
              <code>{command}</code> takes them, and this page then shows them. The screens below open live without
              pictures.
            </>
          }
          action={
            <Button icon="copy" onClick={() => void copyText(command, 'The command is')}>
              Copy the command
            </Button>
          }
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

/** How often the pictures are looked for while there are none. */
const EVERY_MS = 5_000

/** The command that takes the pictures, of the screens below a path if one is searched for. */
function commandFor(search: string): string {
  return /^\/[\w/-]*$/.test(search) ? `npm run gallery -- ${search}` : 'npm run gallery'
}

const NAMES = { size: 'Size', theme: 'Theme', language: 'Language' } as const

/** The pictures of the last run; none if there are none, or if the server has no folder of pictures. */
async function readPictures(): Promise<Picture[]> {
  const response = await fetch('/__gallery/index.json')
  // `npm run gallery` writes the list with this shape.
  return response.ok ? ((await response.json()) as Picture[]) : []
}

/** A picture, and a link into its state. */
function PictureCard({ picture }: { readonly picture: Picture }) {
  const { file, screen, state, size, theme, language, who } = picture
  const address = `/__gallery/${file}`
  const missing = droppedParts(picture)
  return (
    <li className={styles.picture}>
      <a href={address} target="_blank" rel="noopener">
        <img src={address} alt={`${screen}, ${state}, ${size} ${theme} ${language}`} loading="lazy" />
      </a>
      <p>
        <EnterLink entrance={entranceOf(picture)}>
          {screen}, {state}
        </EnterLink>
      </p>
      <p className={styles.facts}>
        {who ?? 'visitor'} · {size} {theme} {language}
        {missing !== null && ` · opens ${missing}`}
      </p>
    </li>
  )
}
