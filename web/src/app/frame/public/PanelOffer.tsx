import { Link } from 'react-router-dom'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './PanelOffer.module.css'

type PanelOfferProps = {
  readonly title: string
  readonly offers: readonly { readonly title: string; readonly text: string; readonly to: string }[]
}

/** The offers for visitors, on the panel beside the form. */
export function PanelOffer({ title, offers }: PanelOfferProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.to}>
              <Link className={styles.offer} to={offer.to}>
                <span>
                  <span className={styles.name}>{offer.title}</span>
                  <span className={styles.text}>{offer.text}</span>
                </span>
                <Icon name="arrowRight" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
