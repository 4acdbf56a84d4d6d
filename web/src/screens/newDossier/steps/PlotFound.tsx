import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoPlot, type usePlot } from '#src/domain/newDossier/plot.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Skeleton } from '#src/ui/layout/Skeleton.tsx'
import { PlotPicture } from './PlotPicture.tsx'

/** The plot of the reference that is typed: drawn, on its way, none, or not to be had. Nothing before the reference is whole. */
export function PlotFound({
  plot: { data, isError, error, isFetching },
}: {
  readonly plot: ReturnType<typeof usePlot>
}) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      {data ? (
        <PlotPicture plot={data} />
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
