import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { type LinkProblem, linkProblems } from '@acometida/api-spec/rules/request/sendLink'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import {
  type LinkCategory,
  type LinkDetailKey,
  linkDetails,
  linkPageAt,
  missingDetails,
  outagesPage,
} from './linkDetails.ts'
import type { LinkRecipient } from './linkRecipient.store.ts'
import { useLinkSubjects, useWholeSubject } from './linkSubjects.ts'
import { useLinkLabels } from './useLinkLabels.ts'

/** A complete choice. */
export interface Choice {
  readonly category: LinkCategory
  /** The code of the supply, dossier or request. Empty for a page of no single one. */
  readonly subject: string
  readonly subjectName: string
  readonly detail: LinkDetailKey
  readonly channel: '0' | '1'
  readonly mail: string
  /** Nine digits. */
  readonly sms: string
}

interface Values extends Omit<Choice, 'category' | 'detail' | 'subjectName'> {
  readonly category: LinkCategory | ''
  readonly detail: LinkDetailKey | ''
}

type LinkChoiceFormProps = {
  readonly recipient: LinkRecipient
  /** The previous choice. */
  readonly choice: Choice | undefined
  readonly onNext: (choice: Choice) => void
  readonly onCancel: () => void
}

/** The choice of a link and its channel. Continues only with a complete choice and a valid address. */
export function LinkChoiceForm({ recipient, choice, onNext, onCancel }: LinkChoiceFormProps) {
  const { t } = useTranslation()
  const labels = useLinkLabels()
  const refusedEmail = useRefusedEmail()
  const { pathname, search } = useLocation()
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const { subjects, isLoading, failed } = useLinkSubjects(recipient.document)
  const problemText = (problem: LinkProblem | undefined, channel: 'mail' | 'sms') =>
    problem && t(`sendLink.problems.${problem === 'invalidFormat' ? channel : PROBLEMS[problem]}`)
  const problemsOf = ({ sms, ...values }: Values) => linkProblems({ ...values, sms: normalizePhone(sms) })
  const { field, form, values, put } = useLocalForm({
    draft: `link/${recipient.document}`,
    values: choice ?? { ...NOTHING, mail: recipient.email, sms: recipient.phone },
    check: (typed: Values) => {
      const { mail, sms } = problemsOf(typed)
      return { mail: problemText(mail, 'mail'), sms: problemText(sms, 'sms') }
    },
    checkLeft: { mail: refusedEmail },
    next: ({ category, detail, sms, ...same }) => {
      // The button is disabled without both.
      if (category === '' || detail === '') return
      onNext({ ...same, category, detail, sms: normalizePhone(sms), subjectName: subject?.name ?? '' })
    },
  })
  const subject = useWholeSubject(
    subjects.find(({ code, category }) => code === values.subject && category === values.category),
  )
  const page = linkPageAt(pathname + search, subjects) ?? outagesPage(recipient.cups, subjects)
  const onScreen = page && `${page.category} ${page.subject} ${page.detail}`
  const untouched = choice === undefined && values.category === ''
  useEffect(() => {
    if (untouched && page) put(page)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page on screen is offered once, when it is known
  }, [onScreen])

  const own = subjects.filter(({ category }) => category === values.category)
  const details = values.category === '' ? [] : linkDetails(values.category, subject)
  const missing = subject ? missingDetails(subject) : []
  const problems = problemsOf(values)
  const ready = Object.keys(problems).length === 0
  /** The field shows what it lacks once it is left empty: the disabled button cannot say why. */
  const fieldWithProblem = (name: keyof typeof problems) => {
    const props = field(name)
    const lack = leftFields.has(name) && problemText(problems[name], name === 'sms' ? 'sms' : 'mail')
    return {
      ...props,
      error: props.error ?? (lack || undefined),
      onBlur: () => {
        props.onBlur()
        setLeftFields(new Set(leftFields).add(name))
      },
    }
  }
  return (
    <Form {...form} submit={{ label: t('sendLink.next'), disabled: !ready }} onCancel={onCancel}>
      {failed && (
        <Banner tone="warning" live={false}>
          {t('sendLink.failed')}
        </Banner>
      )}
      <Select
        label={t('sendLink.category')}
        placeholder={t('sendLink.choose')}
        options={labels.categories.map((value) => ({ value, label: labels.category(value) }))}
        {...fieldWithProblem('category')}
        // The list has no other values.
        onValue={(category) => put({ category: category as Values['category'], subject: '', detail: '' })}
      />
      {values.category !== '' && values.category !== 'PAGO' && (
        <Select
          label={t('sendLink.subject')}
          placeholder={t(`sendLink.none.${values.category}`)}
          options={own.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          hint={subjectHint(values.category)}
          {...field('subject')}
          onValue={(code) => put({ subject: code, detail: '' })}
        />
      )}
      {values.category !== '' && (
        <Select
          label={t('sendLink.detail')}
          placeholder={t('sendLink.choose')}
          options={details.map((value) => ({ value, label: t(`sendLink.details.${value}`) }))}
          hint={
            missing.length > 0 &&
            t('sendLink.missing', { pages: missing.map((key) => t(`sendLink.details.${key}`)).join(', ') })
          }
          {...fieldWithProblem('detail')}
          // The list has no other values.
          onValue={(detail) => put({ detail: detail as Values['detail'] })}
        />
      )}
      <RadioGroup
        label={t('sendLink.channel')}
        inline
        options={[
          { value: '0', label: t('sendLink.mail') },
          { value: '1', label: t('sendLink.sms') },
        ]}
        {...field('channel')}
      />
      {values.channel === '0' ? (
        <EmailField label={t('sendLink.mailTo')} autoComplete="off" {...fieldWithProblem('mail')} />
      ) : (
        <PhoneField label={t('sendLink.smsTo')} autoComplete="off" {...fieldWithProblem('sms')} />
      )}
    </Form>
  )

  function subjectHint(category: Exclude<LinkCategory, 'PAGO'>): string | undefined {
    if (isLoading) return t('common.loading')
    return own.length === 0 && !failed ? t(`sendLink.nothing.${category}`) : undefined
  }
}

const NOTHING: Values = { category: '', subject: '', detail: '', channel: '0', mail: '', sms: '' }
const PROBLEMS = {
  'select option': 'option',
  'select detail': 'detail',
  required: 'required',
} as const satisfies Record<Exclude<LinkProblem, 'invalidFormat'>, string>
