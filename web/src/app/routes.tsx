import { paths } from '@acometida/api-spec/rules/clientPaths'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { LoginScreen } from '#src/screens/access/LoginScreen.tsx'
import { useSessionState } from '#src/session/session.store.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { EntryGate } from './EntryGate.tsx'
import { type LazyScreen, lazyScreen } from '#src/api/lazyScreen.ts'
import { NotFoundArea } from './NotFoundArea.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { PublicArea } from './PublicArea.tsx'

/** The screens that need no session, besides the log-in. */
const publicScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.resetPassword]: lazyScreen(async () => (await import('#src/screens/password/ResetScreen.tsx')).ResetScreen),
  [paths.resetMailed]: lazyScreen(
    async () => (await import('#src/screens/password/MailSentScreen.tsx')).MailSentScreen,
  ),
  [paths.resetTexted]: lazyScreen(async () => (await import('#src/screens/password/SmsSentScreen.tsx')).SmsSentScreen),
  [paths.changePasswordByLink]: lazyScreen(
    async () => (await import('#src/screens/password/PasswordByLinkScreen.tsx')).PasswordByLinkScreen,
  ),
  [paths.updatePassword]: lazyScreen(
    async () => (await import('#src/screens/password/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
  ),
  [paths.redirectLogin]: lazyScreen(
    async () => (await import('#src/screens/access/RedirectLoginScreen.tsx')).RedirectLoginScreen,
  ),
  [paths.signUp]: lazyScreen(async () => (await import('#src/screens/registration/SignUpScreen.tsx')).SignUpScreen),
  [paths.signUpDone]: lazyScreen(
    async () => (await import('#src/screens/registration/SignUpDoneScreen.tsx')).SignUpDoneScreen,
  ),
  [paths.signUpRefused]: lazyScreen(
    async () => (await import('#src/screens/registration/SignUpRefusedScreen.tsx')).SignUpRefusedScreen,
  ),
  [paths.signUpFailed]: lazyScreen(
    async () => (await import('#src/screens/registration/SignUpFailedScreen.tsx')).SignUpFailedScreen,
  ),
  [paths.activation]: lazyScreen(
    async () => (await import('#src/screens/registration/ActivationScreen.tsx')).ActivationScreen,
  ),
  [paths.activated]: lazyScreen(
    async () => (await import('#src/screens/registration/ActivatedScreen.tsx')).ActivatedScreen,
  ),
  [paths.resendActivation]: lazyScreen(
    async () => (await import('#src/screens/registration/ActivationTimeoutScreen.tsx')).ActivationTimeoutScreen,
  ),
  [paths.offlinePayment]: lazyScreen(
    async () => (await import('#src/screens/payment/OfflinePaymentScreen.tsx')).OfflinePaymentScreen,
  ),
  [paths.offlinePaymentDone]: lazyScreen(
    async () => (await import('#src/screens/payment/OfflinePaymentDoneScreen.tsx')).OfflinePaymentDoneScreen,
  ),
  [paths.preSignUp]: lazyScreen(
    async () => (await import('#src/screens/registration/InvitationScreen.tsx')).InvitationScreen,
  ),
  [paths.invitation]: lazyScreen(
    async () => (await import('#src/screens/registration/InvitationScreen.tsx')).InvitationScreen,
  ),
}

/** The screens of whoever is logged in. A line here is all that a screen needs: its tab and the links to it turn on. */
const privateScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.gdpr]: lazyScreen(async () => (await import('#src/screens/access/GdprScreen.tsx')).GdprScreen),
  [paths.landing]: lazyScreen(async () => (await import('#src/screens/access/LandingScreen.tsx')).LandingScreen),
  [paths.profile]: lazyScreen(async () => (await import('#src/screens/profile/ProfileScreen.tsx')).ProfileScreen),
  [paths.changePassword]: lazyScreen(
    async () => (await import('#src/screens/password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
  [paths.changeEmail]: lazyScreen(
    async () => (await import('#src/screens/profile/ChangeEmailScreen.tsx')).ChangeEmailScreen,
  ),
  [paths.dashboard]: lazyScreen(
    async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  ),
  [paths.news]: lazyScreen(async () => (await import('#src/screens/support/NewsScreen.tsx')).NewsScreen),
  [paths.bindSupply]: lazyScreen(
    async () => (await import('#src/screens/supplies/BindSupplyScreen.tsx')).BindSupplyScreen,
  ),
  [paths.supplies]: lazyScreen(async () => (await import('#src/screens/supplies/SuppliesScreen.tsx')).SuppliesScreen),
  [paths.supplyDetail]: lazyScreen(
    async () => (await import('#src/screens/supplies/SupplyDetailScreen.tsx')).SupplyDetailScreen,
  ),
}

/** The screens for everybody: a visitor and whoever is logged in see them in their own frame. */
const commonScreens: Readonly<Record<string, LazyScreen>> = {
  [paths.passwordChanged]: lazyScreen(
    async () => (await import('#src/screens/password/PasswordChangedScreen.tsx')).PasswordChangedScreen,
  ),
  [paths.confirmEmail]: lazyScreen(
    async () => (await import('#src/screens/profile/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  ),
  [paths.faqs]: lazyScreen(async () => (await import('#src/screens/support/loadFaqs.tsx')).loadFaqs()),
  [paths.cookiePolicy]: lazyScreen(async () => (await import('#src/screens/support/CookiesScreen.tsx')).CookiesScreen),
  [paths.photos]: lazyScreen(async () => (await import('#src/screens/support/PhotosScreen.tsx')).PhotosScreen),
  [paths.versionEnforcer]: lazyScreen(
    async () => (await import('#src/screens/support/VersionScreen.tsx')).VersionScreen,
  ),
}

/** In development, every component of the design system. */
const DevUiScreen = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./DevUiScreen.tsx')).DevUiScreen)
  : undefined

const SCREENS = { ...publicScreens, ...privateScreens, ...commonScreens }
/** The address of every screen. */
export const screenPaths: readonly string[] = [paths.login, paths.notFound, ...Object.keys(SCREENS)]

/** Whether there is a screen at a path, without query. */
export function isKnownPath(path: string): boolean {
  return [paths.root, ...screenPaths].some((pattern) => matchPath(pattern, path) !== null)
}

/** Every route of the client. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Opening />}>
      <Routes>
        {DevUiScreen && <Route path="/__ui" element={<DevUiScreen />} />}
        <Route path={paths.root} element={<EntryGate />} />
        <Route element={<PublicLayout />}>
          <Route path={paths.login} element={<EntryGate>{<LoginScreen />}</EntryGate>} />
          {Object.entries(publicScreens).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route element={<PrivateArea />}>
          {Object.entries(privateScreens).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route element={<CommonLayout />}>
          {Object.entries(commonScreens).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route path={paths.notFound} element={<NotFoundArea />} />
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Routes>
    </Suspense>
  )
}

function PublicLayout() {
  return (
    <PublicArea>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Outlet />
      </Suspense>
    </PublicArea>
  )
}

function CommonLayout() {
  return useSessionState().status === 'visitor' ? <PublicLayout /> : <PrivateArea />
}

function Opening() {
  const { t } = useTranslation()
  return <LoadingOverlay fixed label={t('session.starting')} />
}
