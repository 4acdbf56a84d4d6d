import { plainText } from '@acometida/api-spec/rules/plainText'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoPlot, type usePlot } from '#src/domain/dossier/place/plot.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PlotPicture } from './PlotPicture.tsx'

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
  const { t } = useTranslation()
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
        <Skeleton {...PICTURE} />
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

const PICTURE: ComponentProps<typeof Skeleton> = { width: '20rem', height: '18rem' }
