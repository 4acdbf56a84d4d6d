import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './ReminderSent.module.css'
import { typedUserOf } from './typedUser.ts'

type ReminderSentProps = {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** The advice if it has not arrived. */
  readonly late: string
  /** The user, for another request. */
  readonly user: string
}

/** The next steps after a link was sent. */
export function ReminderSent({ icon, title, lead, late, user }: ReminderSentProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconMark icon={icon} />
      <PageHeader title={title} lead={lead} />
      <section className={styles.facts} aria-labelledby="facts-title">
        <h2 className={styles.title} id="facts-title">
          {t('password.sent.goodToKnow')}
        </h2>
        <NoteList>
          {t('password.sent.validity')}
          {late}
          {t('password.sent.again')}
        </NoteList>
      </section>
      <Stack row gap={3}>
        <LinkButton to={paths.login} variant="primary">
          {t('common.backToLogin')}
        </LinkButton>
        <LinkButton to={paths.resetPassword} state={{ user }}>
          {t('password.sent.askAgain')}
        </LinkButton>
      </Stack>
    </>
  )
}

/** The address, shown in part, and the user in the history state. Empty without it. */
export function reminderRecipient(state: unknown): { readonly address: string; readonly user: string } {
  const address = typeof state === 'object' && state !== null && 'address' in state ? state.address : ''
  return { address: typeof address === 'string' ? address : '', user: typedUserOf(state) }
}
