import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Slides } from '#src/domain/mobile/Slides.tsx'
import { markNewsSeen } from '#src/session/device/newsSeen.ts'
import { markNewsShown, skipNews } from '#src/session/login/welcome.ts'
import { NEWS, OpenNews } from './news.tsx'

/** The news in the app. Only finishing the slides marks them as seen; after a skip they return with the next log-in. */
export function NewsSlides({ userId }: { readonly userId: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  // The page from which the guard redirected, if it did.
  const from: unknown = Object.getOwnPropertyDescriptor(Object(state), 'from')?.value
  const leave = () => void navigate(typeof from === 'string' ? from : paths.root)
  useEffect(markNewsShown, [])
  return (
    <Slides
      title={t('menu.news')}
      slides={NEWS.map(({ id, icon, to }) => ({
        id,
        icon,
        title: t(`help.news.items.${id}.title`),
        text: t(`help.news.items.${id}.text`),
        action: to !== null && <OpenNews id={id} to={to} />,
      }))}
      skip={{
        label: t('mobile.news.skip'),
        act: () => {
          skipNews()
          leave()
        },
      }}
      end={{
        label: t('mobile.news.done'),
        act: () => {
          markNewsSeen(userId)
          leave()
        },
      }}
    />
  )
}
