import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Form, type FormEnd, type FormSending } from './Form.tsx'

type StepFormProps = Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'eyebrow' | 'back' | 'hasErrors'> & {
  /** Between the heading and the form. */
  readonly intro?: ReactNode
} & Omit<FormEnd, 'submit'> &
  Partial<Pick<FormEnd, 'submit'>> &
  FormSending

/** A page with one form: heading, back link, fields, and a button labelled "Continue" by default. */
export function StepForm({ title, lead, eyebrow, back, hasErrors, intro, submit, ...form }: StepFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={title} lead={lead} eyebrow={eyebrow} back={back} hasErrors={hasErrors} />
      {intro}
      <Form {...form} submit={submit ?? t('ui.continue')} />
    </>
  )
}
