import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { TextsName } from '#src/locales/texts.type.ts'

/** Who may open a screen: visitors in the public frame, whoever is logged in, or both, each in their own frame. */
type Access = 'visitor' | 'user' | 'anyone'

export interface ScreenRoute {
  readonly path: string
  readonly access: Access
  /** Brings the code, when the screen is first opened. */
  readonly load: () => Promise<ComponentType>
  /** What it says, beside what all screens share. */
  readonly texts: readonly TextsName[]
  /** Asks for what the screen shows while its code is on its way. Only for whoever is logged in. */
  readonly prefetch?: () => Promise<unknown>
}

const supplies = async () => (await import('#src/domain/supply/prefetchSupplies.ts')).prefetchSupplies()

/**
 * Every screen of the client but the log-in and the page for unknown addresses, which are there from the start. Guards, tabs,
 * links, titles and pictures read this table.
 */
export const screens: readonly ScreenRoute[] = [
  {
    path: paths.resetPassword,
    access: 'visitor',
    load: async () => (await import('#src/screens/password/ResetScreen.tsx')).ResetScreen,
    texts: ['password'],
  },
  {
    path: paths.resetMailed,
    access: 'visitor',
    load: async () => (await import('#src/screens/password/MailSentScreen.tsx')).MailSentScreen,
    texts: ['password'],
  },
  {
    path: paths.resetTexted,
    access: 'visitor',
    load: async () => (await import('#src/screens/password/SmsSentScreen.tsx')).SmsSentScreen,
    texts: ['password'],
  },
  {
    path: paths.changePasswordByLink,
    access: 'visitor',
    load: async () => (await import('#src/screens/password/PasswordByLinkScreen.tsx')).PasswordByLinkScreen,
    texts: ['password'],
  },
  {
    path: paths.updatePassword,
    access: 'visitor',
    load: async () => (await import('#src/screens/password/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
    texts: ['password'],
  },
  {
    path: paths.redirectLogin,
    access: 'visitor',
    load: async () => (await import('#src/screens/access/RedirectLoginScreen.tsx')).RedirectLoginScreen,
    texts: ['access'],
  },
  {
    path: paths.signUp,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/SignUpScreen.tsx')).SignUpScreen,
    texts: ['registration'],
  },
  {
    path: paths.signUpDone,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/SignUpDoneScreen.tsx')).SignUpDoneScreen,
    texts: ['registration'],
  },
  {
    path: paths.signUpRefused,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/SignUpRefusedScreen.tsx')).SignUpRefusedScreen,
    texts: ['registration'],
  },
  {
    path: paths.signUpFailed,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/SignUpFailedScreen.tsx')).SignUpFailedScreen,
    texts: ['registration'],
  },
  {
    path: paths.activation,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/ActivationScreen.tsx')).ActivationScreen,
    texts: ['registration'],
  },
  {
    path: paths.activated,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/ActivatedScreen.tsx')).ActivatedScreen,
    texts: ['registration'],
  },
  {
    path: paths.resendActivation,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/ActivationTimeoutScreen.tsx')).ActivationTimeoutScreen,
    texts: ['registration'],
  },
  {
    path: paths.offlinePayment,
    access: 'visitor',
    load: async () => (await import('#src/screens/payment/OfflinePaymentScreen.tsx')).OfflinePaymentScreen,
    texts: ['payment'],
  },
  {
    path: paths.offlinePaymentDone,
    access: 'visitor',
    load: async () => (await import('#src/screens/payment/OfflinePaymentDoneScreen.tsx')).OfflinePaymentDoneScreen,
    texts: ['payment'],
  },
  {
    path: paths.preSignUp,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/InvitationScreen.tsx')).InvitationScreen,
    texts: ['registration'],
  },
  {
    path: paths.invitation,
    access: 'visitor',
    load: async () => (await import('#src/screens/registration/InvitationScreen.tsx')).InvitationScreen,
    texts: ['registration'],
  },
  {
    path: paths.gdpr,
    access: 'user',
    load: async () => (await import('#src/screens/access/GdprScreen.tsx')).GdprScreen,
    texts: ['access'],
  },
  {
    path: paths.landing,
    access: 'user',
    load: async () => (await import('#src/screens/access/LandingScreen.tsx')).LandingScreen,
    texts: ['access'],
  },
  {
    path: paths.profile,
    access: 'user',
    load: async () => (await import('#src/screens/profile/ProfileScreen.tsx')).ProfileScreen,
    texts: ['profile'],
  },
  {
    path: paths.changePassword,
    access: 'user',
    load: async () => (await import('#src/screens/password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
    texts: ['password'],
  },
  {
    path: paths.changeEmail,
    access: 'user',
    load: async () => (await import('#src/screens/profile/ChangeEmailScreen.tsx')).ChangeEmailScreen,
    texts: ['profile'],
  },
  {
    path: paths.dashboard,
    access: 'user',
    load: async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    texts: ['dashboard'],
    prefetch: supplies,
  },
  {
    path: paths.news,
    access: 'user',
    load: async () => (await import('#src/screens/support/NewsScreen.tsx')).NewsScreen,
    texts: ['help'],
  },
  {
    path: paths.bindSupply,
    access: 'user',
    load: async () => (await import('#src/screens/supplies/BindSupplyScreen.tsx')).BindSupplyScreen,
    texts: ['supplies'],
  },
  {
    path: paths.supplies,
    access: 'user',
    load: async () => (await import('#src/screens/supplies/SuppliesScreen.tsx')).SuppliesScreen,
    texts: ['supplies'],
    prefetch: supplies,
  },
  {
    path: paths.supplyDetail,
    access: 'user',
    load: async () => (await import('#src/screens/supplies/SupplyDetailScreen.tsx')).SupplyDetailScreen,
    texts: ['supplies', 'consumption'],
    prefetch: supplies,
  },
  {
    path: paths.notifications,
    access: 'user',
    load: async () => (await import('#src/screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
    texts: ['notifications'],
  },
  {
    path: paths.notification,
    access: 'user',
    load: async () => (await import('#src/screens/notifications/NotificationScreen.tsx')).NotificationScreen,
    texts: ['notifications'],
  },
  {
    path: paths.passwordChanged,
    access: 'anyone',
    load: async () => (await import('#src/screens/password/PasswordChangedScreen.tsx')).PasswordChangedScreen,
    texts: ['password'],
  },
  {
    path: paths.confirmEmail,
    access: 'anyone',
    load: async () => (await import('#src/screens/profile/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
    texts: ['profile'],
  },
  {
    path: paths.faqs,
    access: 'anyone',
    load: async () => (await import('#src/screens/support/loadFaqs.tsx')).loadFaqs(),
    texts: ['help'],
  },
  {
    path: paths.cookiePolicy,
    access: 'anyone',
    load: async () => (await import('#src/screens/support/CookiesScreen.tsx')).CookiesScreen,
    texts: ['help'],
  },
  {
    path: paths.photos,
    access: 'anyone',
    load: async () => (await import('#src/screens/support/PhotosScreen.tsx')).PhotosScreen,
    texts: ['help'],
  },
  {
    path: paths.versionEnforcer,
    access: 'anyone',
    load: async () => (await import('#src/screens/support/VersionScreen.tsx')).VersionScreen,
    texts: ['help'],
  },
]

/** Whether there is a screen at a path, without query. */
export function isKnownPath(path: string): boolean {
  return matchRoutes(all, path) !== null
}

/** Whether the screen at a path needs no session. An address without a screen needs none that anybody has. */
export function isPublicPath(path: string): boolean {
  const access = accessOf(path)
  return access !== undefined && access !== 'user'
}

function accessOf(path: string): Access | undefined {
  return matchRoutes(all, path)?.[0]?.route.handle
}

/** They are matched as the router ranks them: the address of a link lies below that of a private screen. */
const all = [
  { path: paths.root, handle: 'visitor' as const },
  { path: paths.login, handle: 'visitor' as const },
  { path: paths.notFound, handle: 'anyone' as const },
  ...screens.map(({ path, access }) => ({ path, handle: access })),
]

/** The address of every screen. */
export const screenPaths: readonly string[] = all.map(({ path }) => path).filter((path) => path !== paths.root)
