import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { textInState } from '#src/base/textInState.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The confirmation of a reset link that was sent: address, validity, and how to send another. */
export function ReminderSent({ by, icon }: { readonly by: 'email' | 'sms'; readonly icon: IconName }) {
  const { t } = useTranslation()
  const { state } = useLocation()
  // Shown in part. The history state lacks it if the page is opened by hand.
  const address = textInState(state, 'address')
  return (
    <>
      <IconMark icon={icon} />
      <PageHeader
        title={t(`password.sent.${by}Title`)}
        lead={address === undefined ? t(`password.sent.${by}Neutral`) : t(`password.sent.${by}`, { address })}
      />
      <Framed title={t('password.sent.goodToKnow')}>
        <NoteList>
          {t('password.sent.validity')}
          {t(`password.sent.${by}Late`)}
          {t('password.sent.again')}
        </NoteList>
      </Framed>
      <Stack row gap={3}>
        <LinkButton to={paths.login} variant="primary">
          {t('common.backToLogin')}
        </LinkButton>
        <LinkButton to={paths.resetPassword} state={{ user: textInState(state, 'user') ?? '' }}>
          {t('password.sent.askAgain')}
        </LinkButton>
      </Stack>
    </>
  )
}
