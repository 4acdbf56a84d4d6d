import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { createElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { NotFoundScreen } from '#src/screens/support/NotFoundScreen.tsx'
import { sessionStore, useSessionState } from '#src/session/tokens/session.store.ts'
import { whenSessionReady } from '#src/session/tokens/whenSessionReady.ts'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { LazySignedInFrame } from './frame/LazySignedInFrame.ts'
import { PrivateArea } from './frame/PrivateArea.tsx'
import { PublicArea } from './frame/public/PublicArea.tsx'
import { PublicLayout } from './frame/public/PublicLayout.tsx'
import { isPublicScreen, type ScreenRoute, screens } from './screens.ts'

/** The routes of the visitors' screens, in their frame. */
export const visitorRoutes = screens.filter(({ roles }) => roles === 'visitor').map(routeOf)

/** All other routes, in the frames of their users. */
export const commonRoutes: RouteObject[] = [
  { element: <PrivateArea />, children: screens.filter(({ roles }) => typeof roles === 'function').map(routeOf) },
  { element: <CommonLayout />, children: screens.filter(({ roles }) => roles === 'anyone').map(routeOf) },
  { path: paths.notFound, element: <NotFoundArea /> },
]

/** Whether none of these screens was shown yet. */
let isOpening = true

/**
 * Loads the screen that a page opens with, before it renders: React keeps the placeholder of one that comes later for
 * 0.3 seconds. The loader of a screen with a prefetch does the same, so that its code loads beside its data.
 */
export async function preloadScreen(path: string): Promise<void> {
  const isVisitor = sessionStore.current().status === 'visitor'
  const opensAnother = isVisitor ? !isPublicScreen(path) : path === paths.welcome && window.acometidaShell === undefined
  if (opensAnother) return
  const screen = matchRoutes([...visitorRoutes, ...commonRoutes], path)?.at(-1)
  const handle: { readonly preload: () => Promise<void> } | undefined = screen?.route.handle
  isOpening = handle === undefined
  await Promise.all([handle?.preload(), !isVisitor && handle && LazySignedInFrame.preload()])
}

function routeOf({ path, load, prefetch }: ScreenRoute): RouteObject {
  const Screen = lazyScreen(load)
  return {
    path,
    element: createElement(Screen),
    // Only with a prefetch: a page with a loader renders after the navigation to it has ended (see useActing.ts).
    ...(prefetch
      ? {
          loader: ({ request }) => {
            // Not awaited: the screen itself shows that data is missing.
            whenSessionReady(() => void prefetch(new URL(request.url).searchParams))
            const code = Promise.all([Screen.preload(), LazySignedInFrame.preload()])
            // While a session starts nothing is shown either, so the screen is ready when it opens.
            const waits = isOpening || sessionStore.current().status === 'starting'
            isOpening = false
            return waits ? code : null
          },
        }
      : { handle: { preload: Screen.preload } }),
  }
}

function CommonLayout() {
  return useSessionState().status === 'visitor' ? <PublicLayout /> : <PrivateArea />
}

/** The page for unknown addresses, in the user's frame. */
function NotFoundArea() {
  const state = useSessionState()
  if (state.status === 'visitor') {
    return (
      <PublicArea>
        <NotFoundScreen />
      </PublicArea>
    )
  }
  return (
    <LazySignedInFrame>
      <Page width="narrow">
        <NotFoundScreen />
      </Page>
    </LazySignedInFrame>
  )
}
