import { plainText } from '@acometida/api-spec/rules/plainText'
import { useLocale } from '#src/base/useLocale.ts'
import { boxOf, isNoPlot, type Plot, scaleMetres, type usePlot } from '#src/domain/dossier/place/plot.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Plot.module.css'

interface PlotFoundProps {
  readonly plot: ReturnType<typeof usePlot>
  /** The address's town, as typed. */
  readonly town: string
}

/**
 * The plot of the typed reference: drawn, loading, missing or unavailable. Nothing for an incomplete reference. A plot
 * in another town is not refused, since the review looks at both.
 */
export function PlotFound({ plot: { data, isError, error, isFetching }, town }: PlotFoundProps) {
  const { t } = useLocale()
  const isElsewhere = data && town.trim() !== '' && plainText(data.town) !== plainText(town.trim())
  return (
    <div aria-live="polite">
      {data ? (
        <Stack gap={3}>
          <PlotPicture plot={data} />
          {isElsewhere && (
            <Banner tone="warning" live={false}>
              {t('dossierForm.plotElsewhere', { plot: data.town, address: town.trim() })}
            </Banner>
          )}
        </Stack>
      ) : isFetching ? (
        <Skeleton width="20rem" height="18rem" />
      ) : (
        isError && (
          <Banner tone="warning" live={false}>
            {t(isNoPlot(error) ? 'dossierForm.plotNone' : 'dossierForm.plotFailed')}
          </Banner>
        )
      )}
    </div>
  )
}

/** A plot from above, north up, with its centre and a scale bar. */
function PlotPicture({ plot: { points, centre, town, areaM2 } }: { readonly plot: Plot }) {
  const { t, format } = useLocale()
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
