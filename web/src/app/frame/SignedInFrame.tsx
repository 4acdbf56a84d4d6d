import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { showsBottomNav, showsBurger } from '@acometida/api-spec/rules/navigation/navigation'
import { loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import { identifierType } from '@acometida/api-spec/rules/person/identifierType'
import { isRestrictedCallCentre, type Role } from '@acometida/api-spec/rules/person/roles'
import { roleTitle } from '@acometida/api-spec/rules/person/roleTitle'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ErrorBanner } from '#src/app/notices/ErrorBanner.tsx'
import { IdleNotice, KeptNotice, PasswordAgeNotice, ReleaseNotice } from '#src/app/notices/SessionNotices.tsx'
import { SignInAgain } from '#src/app/notices/SignInAgain.tsx'
import { accessAt, tabOf, whileActingAt } from '#src/app/screens.ts'
import { InNameOfContext } from '#src/base/file/inNameOf.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { confirmLeaving } from '#src/base/unsaved.ts'
import { TitlePrefixContext } from '#src/base/useDocumentTitle.ts'
import { useKeyDown } from '#src/base/useKeys.ts'
import { useTabs } from '#src/domain/navigation/useTabs.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'
import { useNewsSeen } from '#src/session/device/newsSeen.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/skeleton/ScreenPlaceholder.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { useActing, useActingLost } from './acting/useActing.ts'
import { Frame } from './Frame.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useFrameSettings } from './useFrameSettings.ts'

/** The frame of a signed-in user: tabs, name and what concerns every screen. Mounts anew for each effective user. */
export function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const lost = useActingLost(session)
  return <FrameOfUser key={session.userId}>{lost ? <Loading /> : children}</FrameOfUser>
}

function FrameOfUser({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const session = useSession()
  const { userId, name, surname, roles, document, certificate } = session
  const who = session.acting ?? { userId, name, surname }
  const acting = useActing(session)
  useSearchShortcut(roles)
  const newsSeen = useNewsSeen(who.userId)
  const { header, bottom } = useTabs()
  const badges = useBadges([...header, ...bottom])
  const current = tabOf(pathname)
  const marked = <Tab extends { readonly id: string; readonly to: string }>(tab: Tab) => ({
    ...tab,
    badge: badges[tab.to],
    current: tab.id === current,
  })
  const identifier = identifierType(document)
  const viewer = { roles, isActing: session.acting !== undefined }
  const title = roleTitle(roles)
  const navigate = useNavigate()
  const leave = () => {
    // The log-out follows the navigation, so that Back meets the guard of the page that was left, not the page before
    // it.
    void navigate(loginPath())
    logOut()
  }
  return (
    <Frame
      {...useFrameSettings()}
      tabs={header.map(marked)}
      bottomItems={bottom.map(marked)}
      user={{
        name: `${who.name} ${who.surname}`.trim(),
        roleTitle: title ? t(`roles.${title}`) : '',
        certificate,
        mayOpen: (path) => accessAt(path)(viewer) === 'screen',
        unseenNews: !newsSeen,
        members: header.find(({ id }) => id === 'association' || id === 'enterprise'),
      }}
      inbox={
        accessAt(paths.notifications)(viewer) === 'screen'
          ? { to: paths.notifications, unread: badges[paths.notifications], current: current === 'notifications' }
          : undefined
      }
      onLogout={() => confirmLeaving(leave)}
      onStopActing={acting?.stop}
      actedFor={acting?.actedFor}
      showBurger={showsBurger(identifier, viewer) && header.length > 0}
      showBottomNav={showsBottomNav(identifier, viewer) && bottom.length > 0}
      floating={
        isRestrictedCallCentre(roles) && (
          <Suspense fallback={null}>
            <LazySendLinkButton />
          </Suspense>
        )
      }
      notices={
        <>
          <ErrorBanner />
          <KeptNotice />
          <ReleaseNotice />
          <IdleNotice />
          {!acting && <PasswordAgeNotice />}
          {session.acting?.gdprMissing && <Banner tone="warning">{t('menu.actingGdpr', { name })}</Banner>}
        </>
      }
    >
      <TitlePrefixContext value={acting?.titlePrefix ?? ''}>
        <InNameOfContext value={acting?.inNameOf ?? null}>
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<Loading />}>
              {acting && whileActingAt(pathname) === 'closed' ? <ClosedWhileActing name={name} /> : children}
            </Suspense>
          </ScreenBoundary>
        </InNameOfContext>
      </TitlePrefixContext>
      <SignInAgain />
    </Frame>
  )
}

const LazySendLinkButton = lazyPart(
  async () => (await import('#src/domain/staff/link/SendLinkButton.tsx')).SendLinkButton,
)

function Loading() {
  return (
    <ScreenPlaceholder>
      <Page>
        <SkeletonLayout of="page" />
      </Page>
    </ScreenPlaceholder>
  )
}

/** The unread counts by path. Not fetched without a tab for it; not shown if the call fails. */
function useBadges(tabs: readonly { readonly to: string }[]): Readonly<Record<string, number | undefined>> {
  const has = (path: string) => tabs.some(({ to }) => to === path)
  const requests = useUnreadRequests({ open: true, enabled: has(paths.requests) })
  const notices = useNotices({ enabled: has(paths.notifications) })
  return {
    [paths.requests]: requests.data?.length,
    [paths.notifications]: notices.data?.filter(({ read }) => !read).length,
  }
}

/** Replaces a screen that is closed while acting, and says why. */
function ClosedWhileActing({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  return (
    <Page width="narrow" title={t('menu.closed.title')} lead={t('menu.closed.text', { name })}>
      <div>
        <LinkButton to={paths.profile}>{t('menu.closed.back')}</LinkButton>
      </div>
    </Page>
  )
}

/** Ctrl-K opens the search for staff on any page, with an empty, focused box. */
function useSearchShortcut(roles: readonly Role[]): void {
  const navigate = useNavigate()
  useKeyDown((event) => {
    if (!isRestrictedCallCentre(roles)) return
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // An open dialog has priority.
    if (!document.querySelector('dialog[open]')) void navigate(paths.searchUser)
  })
}
