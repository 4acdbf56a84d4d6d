import { WarningCreationLimits } from '@acometida/api-spec/generated/limits'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { CreateWarningFailure, WarningKind } from '#src/api/generated/api.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { useOnline } from '#src/base/useOnline.ts'
import type { CallResult } from '#src/domain/failure/callResult.ts'
import { type CallAnswers, commentOf, warningKindOf } from '#src/domain/failure/callScript.ts'
import { useCallReport, useOutagesAt, useWarningsOf } from '#src/domain/failure/failures.ts'
import { currentOutage } from '#src/domain/outage/outages.ts'
import { type OutagePlace, WARNING_KINDS } from '#src/domain/outage/warnings.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

type CallScriptProps = {
  /** What is known of the place, between the question about danger and the others. */
  readonly children: ReactNode
  readonly place: OutagePlace
  /** The caller's language, if known. */
  readonly language: Language | undefined
}

type Values = CallAnswers & { readonly kind: WarningKind | undefined; readonly comment: string; readonly phone: string }

/**
 * The script of a call: the questions in order, and the resulting warning. Danger comes before anything else of the
 * page, with what to ask of the caller.
 */
export function CallScript({ place, language = 'es', children }: CallScriptProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const online = useOnline()
  const report = useCallReport(place)
  const outages = useOutagesAt(place)
  const warnings = useWarningsOf(place)
  const current = outages.data && currentOutage(outages.data)
  const outageCodes = new Set(outages.data?.map(({ code }) => code))
  const ofSupply = 'cups' in place
  const warned = new Set(
    ofSupply ? warnings.data?.filter(({ outageCode }) => outageCode === current?.code).map(({ kind }) => kind) : [],
  )
  const phoneWrong = t('failures.script.phoneWrong')
  const end = (result: Omit<CallResult, 'language' | 'cups'>) =>
    void navigate(paths.failureResult, {
      state: { result: { ...result, language, cups: ofSupply ? place.cups : undefined } },
    })
  const { field, form, values, put } = useForm({
    draft: `callScript/${Object.values(place).join('/')}`,
    values: NOTHING,
    check: ({ danger, kind, comment, phone, ...more }: Values) => ({
      danger: danger === undefined ? t('failures.script.dangerMissing') : undefined,
      kind: kind === undefined ? t('failures.script.kindMissing') : undefined,
      comment:
        commentOf({ danger, ...more }, comment).length > WarningCreationLimits.comentario
          ? t('failures.script.commentLong')
          : undefined,
      phone: phone === '' || isRealPhone(phone) ? undefined : phoneWrong,
    }),
    // The check requires a kind.
    send: ({ kind, comment, phone, ...answers }) =>
      report({ kind: kind as WarningKind, phone, comment: commentOf(answers, comment) }),
    onSent: ({ warning, outage }) =>
      end({
        outcome: outageCodes.has(outage.code) ? 'joined' : 'opened',
        warning: warning.code,
        outage: outage.code,
        until: outage.endsAt,
      }),
    refused: (error) =>
      refusedFields(failureOf<CreateWarningFailure>(error), { 'body/telefono': { phone: phoneWrong } }),
    freeToLeave: true,
  })
  const yesNo = [
    { value: 'yes', label: t('common.yes') },
    { value: 'no', label: t('common.no') },
  ] as const
  const unknown = { value: 'unknown', label: t('failures.script.unknown') } as const
  return (
    <>
      <Card tone={values.danger === undefined ? 'attention' : 'plain'}>
        <RadioGroup
          label={t('failures.script.danger')}
          large
          options={yesNo}
          {...field('danger')}
          onValue={(danger) => put({ danger, kind: warningKindOf({ ...values, danger }) })}
        />
        {values.danger === 'yes' && (
          <Banner tone="error" title={t('failures.script.dangerTitle')}>
            {t('failures.script.dangerText')}
          </Banner>
        )}
      </Card>
      {children}
      <Card title={t('failures.script.title')} subtitle={t('failures.script.lead')}>
        {!online && (
          <Banner tone="warning" title={t('failures.script.offline')}>
            {t('failures.script.offlineText')}
          </Banner>
        )}
        <Form
          {...form}
          submit={{ label: t(warned.size > 0 ? 'failures.script.sendAgain' : 'failures.script.send'), reads: true }}
          failed={(failure) => (
            <Banner
              tone="error"
              actions={
                <Button onClick={() => end({ outcome: 'failed', warning: '', outage: '', until: null })}>
                  {t('failures.script.whatToSay')}
                </Button>
              }
            >
              {failureOf<CreateWarningFailure>(failure)?.code === 'TS01000004'
                ? t('failures.script.noSupply')
                : errorText(t, failure)}
            </Banner>
          )}
        >
          {values.danger === 'no' && (
            <>
              <RadioGroup
                label={t('failures.script.neighbours')}
                inline
                options={[...yesNo, unknown]}
                {...field('neighbours')}
              />
              <RadioGroup
                label={t('failures.script.board')}
                inline
                options={[
                  { value: 'up', label: t('failures.script.up') },
                  { value: 'down', label: t('failures.script.down') },
                  unknown,
                ]}
                {...field('board')}
              />
              {values.board === 'down' && <Banner>{t('failures.script.boardDown')}</Banner>}
            </>
          )}
          {values.danger !== undefined && (
            <>
              <RadioGroup
                label={t('failures.script.kind')}
                options={WARNING_KINDS.map((kind) => ({
                  value: kind,
                  label: t(`failures.kinds.${kind}`),
                  ...(warned.has(kind) && { hint: t('failures.script.warned') }),
                }))}
                {...field('kind')}
              />
              <TextArea label={t('failures.script.comment')} optional {...field('comment')} />
              <PhoneField
                label={t('failures.script.phone')}
                hint={t(ofSupply ? 'failures.script.phoneHint' : 'failures.script.phoneHintArea')}
                optional
                autoComplete="off"
                {...field('phone')}
              />
            </>
          )}
        </Form>
      </Card>
    </>
  )
}

const NOTHING: Values = {
  danger: undefined,
  neighbours: undefined,
  board: undefined,
  kind: undefined,
  comment: '',
  phone: '',
}
