import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

type StepFormProps = Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'back' | 'hasErrors'> &
  Omit<ComponentProps<typeof Form>, 'actions'>

/** One step of the wizard: what is asked, the way back, and the way on once it has a good answer. */
export function StepForm({ title, lead, back, hasErrors, ...form }: StepFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={title} lead={lead} back={back} hasErrors={hasErrors} />
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary">
            {t('newRequest.next')}
          </Button>
        }
      />
    </>
  )
}
