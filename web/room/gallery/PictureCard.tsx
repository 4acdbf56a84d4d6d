import { EnterLink } from '#room/parts/EnterLink.tsx'
import styles from './GalleryScreen.module.css'
import { entranceOf, leftOut, type Picture } from './pictures.ts'

/** A picture, and a link into its state. */
export function PictureCard({ picture }: { readonly picture: Picture }) {
  const { file, screen, state, size, theme, language, who } = picture
  const address = `/__gallery/${file}`
  const missing = leftOut(picture)
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
