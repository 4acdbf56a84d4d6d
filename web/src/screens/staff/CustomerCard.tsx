import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { mayActFor } from '@acometida/api-spec/rules/person/actFor'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone, maskPhone } from '@acometida/api-spec/rules/person/phone'
import { roleTitle } from '@acometida/api-spec/rules/person/roleTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '#src/domain/staff/ActDialog.tsx'
import { actingPermission, type FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { recipientOf, useOfferLink } from '#src/domain/staff/link/linkRecipient.store.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Holdings } from './Holdings.tsx'
import { NotRegisteredBar, RequestsByDocument } from './NotRegistered.tsx'
import { PersonTags } from './PersonTags.tsx'
import styles from './Staff.module.css'

/** A customer's data, and the actions for them. */
export function CustomerCard({ person }: { readonly person: FoundPerson }) {
  const { t } = useTranslation()
  const { acting, roles, name: inView } = useSession()
  const [asking, setAsking] = useState(false)
  useOfferLink(recipientOf(person))
  const permission = actingPermission(roles, person)
  const title = roleTitle(person.roles)
  const registered = person.userId !== 0
  const why = whyNot()
  return (
    <Stack gap={6}>
      {!registered && <NotRegisteredBar person={person} />}
      <Card
        title={person.name}
        subtitle={<PersonTags person={person} />}
        actions={
          <>
            {registered && roles.includes('US_CC_MFA_ADMIN') && (
              <LinkButton to={paths.mfaAdmin} state={{ search: { key: 'documentNumber', value: person.document } }}>
                {t('staff.card.mfa')}
              </LinkButton>
            )}
            {permission === 'may' && !acting && (
              <Button variant="primary" icon="swap" onClick={() => setAsking(true)}>
                {t('staff.card.act')}
              </Button>
            )}
          </>
        }
      >
        <DescriptionList
          items={[
            { term: t('common.document'), value: person.document },
            {
              term: t('staff.card.email'),
              value: <Hidden value={person.email} masked={maskEmail(person.email)} label={t('staff.card.showEmail')} />,
            },
            {
              term: t('common.phone'),
              value: (
                <Hidden
                  value={isRealPhone(person.phone) ? person.phone : ''}
                  masked={maskPhone(person.phone)}
                  label={t('staff.card.showPhone')}
                />
              ),
            },
            ...(registered ? accountItems() : []),
          ]}
        />
        {permission === 'may' && !person.gdprAccepted && (
          <Banner tone="warning" live={false}>
            {t('staff.card.noGdpr')}
          </Banner>
        )}
        {why && <Banner live={false}>{why}</Banner>}
      </Card>
      {mayActFor(roles, person.roles) && <Holdings person={person} />}
      {!registered && <RequestsByDocument person={person} />}
      {asking && <ActDialog who={person} onClose={() => setAsking(false)} />}
    </Stack>
  )

  function accountItems() {
    const { on, channel } = person.multiFactor
    return [
      { term: t('staff.card.role'), value: title ? t(`roles.${title}`) : t('staff.card.none') },
      { term: t('staff.card.access'), value: t(person.enabled ? 'staff.card.enabled' : 'staff.card.disabled') },
      { term: t('staff.card.gdpr'), value: t(person.gdprAccepted ? 'staff.card.gdprYes' : 'staff.card.gdprNo') },
      {
        term: t('staff.card.mfa'),
        value: on ? t(channel === 'sms' ? 'staff.card.mfaSms' : 'staff.card.mfaEmail') : t('staff.card.mfaOff'),
      },
    ]
  }

  function whyNot(): string | undefined {
    if (permission === 'may') return acting ? t('staff.card.why.acting', { name: inView }) : undefined
    return permission === 'notRegistered' ? undefined : t(`staff.card.why.${permission}`)
  }
}

type HiddenProps = {
  /** Empty without one. */
  readonly value: string
  readonly masked: string
  readonly label: string
}

/** A masked value, revealed by a button: others may see the screen. */
function Hidden({ value, masked, label }: HiddenProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  if (value === '') return t('staff.card.none')
  if (shown) return value
  return (
    <span className={styles.hidden}>
      {masked}
      <Button size="small" variant="quiet" icon="eye" aria-label={label} onClick={() => setShown(true)}>
        {t('staff.card.show')}
      </Button>
    </span>
  )
}
