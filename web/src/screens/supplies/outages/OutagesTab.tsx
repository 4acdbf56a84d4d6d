import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { CallLinks } from '#src/domain/outage/CallLinks.tsx'
import { type Outage, useOutages } from '#src/domain/outage/outages.ts'
import { useMoments } from '#src/domain/outage/useMoments.ts'
import type { Reported } from '#src/domain/outage/warnings.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OutageLoop } from './OutageLoop.tsx'
import { OutageYearCard } from './OutageYearCard.tsx'

/** The outages of a supply: what is known, what to check, whom to tell; and those of a year. */
export function OutagesTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const online = useOnline()
  const outages = useOutages(supply.cups)
  const [reported, setReported] = useState<Reported | null>(null)
  /** The estimate may have changed since the answer to the warning. */
  const newest = (outage: Outage) => outages.data?.find(({ code }) => code === outage.code) ?? outage
  return (
    <Stack gap={6}>
      {reported && <ReportedBanner {...reported} outage={newest(reported.outage)} />}
      {online ? (
        <Banner tone="warning" live={false} actions={outages.isError && <CallLinks />}>
          {t('outages.danger.text')}
        </Banner>
      ) : (
        <Banner tone="warning" title={t('outages.offline.title')} actions={<CallLinks />}>
          <p>{t('outages.offline.text')}</p>
          <p>{t('outages.danger.text')}</p>
        </Banner>
      )}
      {(online || outages.data) && (
        <QueryGate query={outages} skeleton={<ReportSkeleton of="text" />}>
          {(known) => (
            <>
              <OutageLoop supply={supply} outages={known} onReported={setReported} />
              <OutageYearCard cups={supply.cups} outages={known} />
            </>
          )}
        </QueryGate>
      )}
    </Stack>
  )
}

/** The confirmation of a warning with its number. It takes the focus of the form that is gone. */
function ReportedBanner({ warning, outage: { stage, endsAt } }: Reported) {
  const { t } = useTranslation()
  const moments = useMoments()
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <Banner tone="success" title={t('outages.report.done.title', { code: warning.code })}>
        {stage === 'now' &&
          (endsAt === null
            ? t('outages.report.done.textOpen')
            : t('outages.report.done.text', { moment: moments.at(endsAt) }))}
      </Banner>
    </div>
  )
}

const takeFocus = (banner: HTMLElement | null) => banner?.focus()
