import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/errorText.ts'
import type { DossierForm } from '#src/api/generated/api.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useSendDossier } from '#src/domain/newDossier/openDossier.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/CheckAnswers.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import type { TaskProps } from './StepsScreen.tsx'

/** Everything that was answered, and the button that sends it. */
export function CheckTask({ dossier, list, onSent }: TaskProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { send, isPending, isError, error } = useSendDossier(dossier)
  const { form } = dossier
  const { technicalData, addresses, cadastre, newGeneration, subtype, owner, applicant } = form
  const at = (task: string) => `${list}&task=${task}`
  const supply = addresses?.supply
  return (
    <>
      <PageHeader
        title={t('dossierForm.task.check')}
        lead={t('dossierForm.hint.check')}
        back={{ to: list, label: t('dossierForm.title') }}
        hasErrors={isError}
      />
      {isError && (
        <Banner tone="error" title={t('dossierForm.sendFailed')}>
          {errorText(t, error)}
        </Banner>
      )}
      <Form
        onSubmit={() => void send().then(onSent, () => undefined)}
        actions={
          <Button type="submit" variant="primary" loading={isPending}>
            {t('dossierForm.send')}
          </Button>
        }
      >
        <CheckAnswers
          answers={[
            {
              question: t('dossierForm.task.power'),
              answer:
                technicalData &&
                t('dossierForm.powerSaid', {
                  kw: format.number(technicalData.requestedPowerKw, 2),
                  voltage: t(`newDossier.inMind.voltages.${technicalData.voltage}`),
                  phases: t(technicalData.phases === 3 ? 'dossierForm.phase3' : 'dossierForm.phase1'),
                }),
              changeAt: at('power'),
            },
            {
              question: t('dossierForm.task.place'),
              answer: supply && `${supply.streetName}, ${supply.number}, ${supply.zipCode} ${supply.town}`,
              changeAt: at('place'),
            },
            { question: t('dossierForm.reference'), answer: cadastre?.referenciaCatastral, changeAt: at('place') },
            ...(newGeneration && subtype
              ? [
                  {
                    question: t('dossierForm.task.generation'),
                    answer: `${t(`dossierForm.subtypes.${subtype}`)}, ${format.number(newGeneration.installedPowerKw, 2)} kW`,
                    changeAt: at('generation'),
                  },
                ]
              : []),
            { question: t('dossierForm.who'), answer: nameOf(owner ?? applicant), changeAt: at('people') },
          ]}
        />
      </Form>
    </>
  )
}

function nameOf(person: DossierForm['owner']): string {
  return [person?.name, person?.surname1, person?.surname2].filter(Boolean).join(' ')
}
