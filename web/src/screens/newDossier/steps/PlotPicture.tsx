import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { boxOf, type Plot, scaleMetres } from '#src/domain/dossier/place/plot.ts'
import styles from './Plot.module.css'

/** A plot from above, north up, with its centre and a scale bar. */
export function PlotPicture({ plot: { points, centre, town, areaM2 } }: { readonly plot: Plot }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { west, north, width, height } = boxOf(points)
  const margin = Math.max(width, height) * 0.15
  const [boxWidth, boxHeight] = [width + 2 * margin, height + 4 * margin]
  const bar = scaleMetres(boxWidth)
  const size = boxWidth / 24
  // In SVG, y increases downwards.
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => [x - west + margin, north - y + margin] as const
  const [x, y] = at(centre)
  const barY = height + 3 * margin
  const words = {
    area: format.number(areaM2, 0),
    town,
    width: format.number(width, 0),
    height: format.number(height, 0),
  }
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${boxWidth} ${boxHeight}`} role="img" aria-label={t('dossierForm.plotPicture', words)}>
        <polygon className={styles.ground} points={points.map((point) => at(point).join()).join(' ')} />
        <circle className={styles.centre} cx={x} cy={y} r={size / 2} />
        <path className={styles.bar} d={`M${margin} ${barY}v${-size / 2}v${size / 2}h${bar}v${-size / 2}`} />
        <text className={styles.scale} x={margin + bar + size / 2} y={barY} fontSize={size * 1.2}>
          {`${format.number(bar, 0)} m`}
        </text>
      </svg>
      <figcaption>{t('dossierForm.plotFound', words)}</figcaption>
    </figure>
  )
}
