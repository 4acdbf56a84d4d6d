import { isAppMode } from './appMode.ts'

/** Whether the client runs as the mobile app: in its shell, or installed on a tablet. */
export function inApp(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return isAppMode({
    shell: window.acometidaShell !== undefined,
    mobile: /Android|iPhone|iPad|Mobile/.test(userAgent),
    touch: maxTouchPoints > 0,
    standalone: matchMedia('(display-mode: standalone)').matches,
    webView: /; wv\)/.test(userAgent),
    width: window.innerWidth,
    height: window.innerHeight,
  })
}
