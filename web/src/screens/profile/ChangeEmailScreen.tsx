import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useProfile } from '#src/domain/user/profile.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailSent } from './EmailSent.tsx'
import { addressIn } from './emailState.ts'

/** Another e-mail address: asked for, then on its way. It is the user's once the link of the mail has been opened. */
export function ChangeEmailScreen() {
  const { t } = useTranslation()
  const query = useProfile()
  const { state, key } = useLocation()
  const sentTo = addressIn(state, 'sentTo')
  return (
    <Page width="narrow">
      {sentTo !== '' ? (
        <EmailSent address={sentTo} />
      ) : (
        <QueryGate query={query} skeleton={<Loading title={t('profile.email.title')} />}>
          {(user) => <EmailForm key={key} user={user} proposed={addressIn(state, 'proposed')} />}
        </QueryGate>
      )}
    </Page>
  )
}

function Loading({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={title} back={{ to: paths.profile, label: t('profile.email.back') }} />
      <SkeletonLayout of="form" count={1} />
    </>
  )
}
