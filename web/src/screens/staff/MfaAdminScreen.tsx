import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { mayAdministerMfa } from '@acometida/api-spec/rules/person/manageUsers'
import { isRealPhone, maskPhone } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { type FactorAct, factorActs, useChangeFactor } from '#src/domain/staff/secondFactor.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { PersonSearch } from './PersonSearch.tsx'
import { PersonTags } from './PersonTags.tsx'

/** The second factor of other users, for its administrators. */
export function MfaAdminScreen() {
  const { t } = useTranslation()
  return (
    <Page width="full" title={t('navigation.tabs.mfaAdmin')} lead={t('mfaAdmin.lead')}>
      <PersonSearch path={paths.mfaAdmin} card={SecondFactorCard} />
    </Page>
  )
}

/** The second factor of a user, and the actions on it. */
function SecondFactorCard({ person }: { readonly person: FoundPerson }) {
  const { t } = useTranslation()
  const { roles } = useSession()
  const [openAct, setOpenAct] = useState<FactorAct>()
  const { multiFactor, multiFactorMandatory: mandatory } = person
  const { on } = multiFactor
  const hindrance = hindranceOf()
  return (
    <>
      <Card title={person.name} subtitle={<PersonTags person={person} />}>
        <DescriptionList
          items={[
            { term: t('common.document'), value: person.document },
            {
              term: t('mfaAdmin.factor'),
              value: <Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'mfaAdmin.on' : 'mfaAdmin.off')}</Tag>,
            },
            { term: t('mfaAdmin.where'), value: on ? whereTo() : t('mfaAdmin.nowhere') },
            { term: t('mfaAdmin.required'), value: t(mandatory ? 'common.yes' : 'common.no') },
          ]}
        />
        {mandatory && <Banner live={false}>{t(on ? 'mfaAdmin.mandatoryOn' : 'mfaAdmin.mandatoryOff')}</Banner>}
        {hindrance ? (
          <Banner live={false}>{hindrance}</Banner>
        ) : (
          <Stack row gap={3}>
            {factorActs(person).map((act) => (
              <Button key={act} onClick={() => setOpenAct(act)}>
                {t(`mfaAdmin.act.${act}.open`)}
              </Button>
            ))}
          </Stack>
        )}
      </Card>
      {openAct && <FactorDialog person={person} act={openAct} onClose={() => setOpenAct(undefined)} />}
    </>
  )

  function whereTo(): string {
    return multiFactor.channel === 'sms'
      ? t('mfaAdmin.bySms', { address: maskPhone(multiFactor.phone) })
      : t('mfaAdmin.byEmail', { address: maskEmail(person.email) })
  }

  function hindranceOf(): string | undefined {
    if (person.userId === 0) return t('mfaAdmin.notRegistered')
    return mayAdministerMfa(roles, person.roles) ? undefined : t('mfaAdmin.refused.CC3')
  }
}

type FactorDialogProps = {
  readonly person: FoundPerson
  readonly act: FactorAct
  readonly onClose: () => void
}

/** The confirmation before a user's second factor changes, with what they will notice. */
function FactorDialog({ person, act, onClose }: FactorDialogProps) {
  const { t } = useTranslation()
  const change = useChangeFactor(person)
  const { name } = person
  const invalid = t('mfaAdmin.phoneWrong')
  const { field, form } = useForm({
    draft: `multiFactor/${person.userId}`,
    values: { phone: '' },
    check: ({ phone }) => ({
      phone: act !== 'phone' || isRealPhone(phone) ? undefined : invalid,
    }),
    send: ({ phone }) => change.mutateAsync({ act, phone }),
    onSent: () => {
      toast.success(t(`mfaAdmin.act.${act}.done`, { name }))
      onClose()
    },
    refused: (error) => refusedFields(failureOf(error), { 'body/mfaPhone': { phone: invalid } }),
    freeToLeave: true,
  })
  return (
    <Dialog open onClose={onClose} size="medium" title={t(`mfaAdmin.act.${act}.title`, { name })}>
      <Form
        {...form}
        submit={{
          label: t(`mfaAdmin.act.${act}.open`),
          variant: act === 'off' || act === 'reset' ? 'danger' : 'primary',
        }}
        onCancel={onClose}
        failed={(failure) => <FactorFailure error={failure} />}
      >
        <NoteList>
          {t(`mfaAdmin.act.${act}.seen`)}
          {t('mfaAdmin.sessionsEnd')}
          {t('mfaAdmin.mailed')}
        </NoteList>
        {act === 'phone' && (
          <PhoneField
            label={t('mfaAdmin.phone')}
            hint={t('mfaAdmin.phoneHint')}
            {...field('phone')}
            autoComplete="off"
          />
        )}
      </Form>
    </Dialog>
  )
}

function FactorFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const code = codeOf<UpdateUserFailure>(error)
  return (
    <Banner tone="error">
      {code === 'CC3' || code === '2015' ? t(`mfaAdmin.refused.${code}`) : errorText(t, error)}
    </Banner>
  )
}
