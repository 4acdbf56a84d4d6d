import { useTranslation } from 'react-i18next'
import styles from './Outages.module.css'

/** The possible states of a fuse box, and what to do. */
export function FuseBoxes() {
  const { t } = useTranslation()
  return (
    <ul className={styles.boxes}>
      {(['none', 'small', 'main'] as const).map((down) => (
        <li key={down} className={styles.box}>
          <FuseBox down={down} label={t(`outages.fuseBox.${down}.picture`)} />
          <p className={styles.boxTitle}>{t(`outages.fuseBox.${down}.title`)}</p>
          <p>{t(`outages.fuseBox.${down}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

type FuseBoxProps = {
  /** The switch that is down. */
  readonly down: 'none' | 'small' | 'main'
  /** The picture as text. */
  readonly label: string
}

/** A fuse box: a main switch and four small ones. A switch that is down has another colour and an arrow. */
function FuseBox({ down, label }: FuseBoxProps) {
  const isDown = (index: number) => (down === 'main' ? index === 0 : down === 'small' && index === 3)
  return (
    <svg className={styles.picture} viewBox="0 0 160 84" role="img" aria-label={label}>
      <rect className={styles.case} x="2" y="2" width="156" height="80" rx="8" />
      {SWITCHES.map(({ x, width }, index) => (
        <g key={x} data-down={isDown(index)}>
          <rect className={styles.body} x={x} y="14" width={width} height="50" rx="3" />
          <rect className={styles.lever} x={x + 5} y={isDown(index) ? 42 : 20} width={width - 10} height="16" rx="2" />
          {isDown(index) && <path className={styles.arrow} d={`M${x + width / 2} 22v12m-5 -5l5 5l5 -5`} />}
        </g>
      ))}
    </svg>
  )
}

const SWITCHES = [
  { x: 12, width: 38 },
  { x: 58, width: 19 },
  { x: 81, width: 19 },
  { x: 104, width: 19 },
  { x: 127, width: 19 },
]
