import { useTranslation } from 'react-i18next'
import { Slides } from '#src/domain/mobile/Slides.tsx'
import { finishWelcome, skipWelcome } from '#src/session/login/welcome.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** The app's features in four slides, on its first start. The guard redirects after it. */
export function WelcomeScreen() {
  const { t } = useTranslation()
  const { userId } = useSession()
  return (
    <Slides
      title={t('mobile.welcome.title')}
      slides={WELCOME.map(({ id, icon }) => ({
        id,
        icon,
        title: t(`mobile.welcome.slides.${id}.title`),
        text: t(`mobile.welcome.slides.${id}.text`),
      }))}
      skip={{ label: t('mobile.welcome.skip'), act: skipWelcome }}
      end={{ label: t('mobile.welcome.start'), act: () => finishWelcome(userId) }}
    />
  )
}

const WELCOME = [
  { id: 'hello', icon: 'plug' },
  { id: 'biometry', icon: 'fingerprint' },
  { id: 'tasks', icon: 'chart' },
  { id: 'notices', icon: 'bell' },
] as const
