import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, type LocalForm } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

type StepFormProps = Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'back' | 'hasErrors'> &
  LocalForm & { readonly children: ReactNode }

/** One step of the wizard: what is asked, the way back, and the way on once it has a good answer. */
export function StepForm({ title, lead, back, hasErrors, ...form }: StepFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={title} lead={lead} back={back} hasErrors={hasErrors} />
      <Form {...form} submit={t('newRequest.next')} />
    </>
  )
}
