import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Say what somebody comes here for. */
export function SamplesScreen() {
  const { t } = useTranslation()
  return (
    <Page width="narrow" title={t('anyTexts.samples.title')} lead={t('anyTexts.samples.lead')}>
      <p>Say what it shows.</p>
    </Page>
  )
}
