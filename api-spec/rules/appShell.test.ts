import { describe, expect, test } from 'vitest'
import { isAppMode, isSmallWindow, SPLASH_MS } from './appMode.ts'
import { isVersionAnswerFresh, VERSION_CACHE_MS, VERSION_CHECK_MS, versionVerdict } from './appVersion.ts'
import {
  BIOMETRIC_ATTEMPTS,
  BIOMETRIC_POLL_MS,
  BIOMETRIC_WAIT_MS,
  biometricLogin,
  biometricOffer,
  disabledBiometry,
  initializedBiometry,
} from './biometry.ts'
import { CAROUSEL_SKIP_MS, showsCarousel } from './carousel.ts'
import { RATING_DEFAULT_DAYS, RATING_DELAY_MS, ratingDelayMs, ratingLeadsTo } from './rating.ts'

const day = 86_400_000

test('a carousel is shown until it was seen, and not for three seconds after it was skipped [FL-056 CO-016]', () => {
  expect(CAROUSEL_SKIP_MS).toBe(3_000)
  const shown = (seen: boolean, skippedAtMs: number | null) => showsCarousel({ seen, skippedAtMs }, 10_000)
  expect([shown(false, null), shown(true, null)]).toEqual([true, false])
  expect([shown(false, 7_001), shown(false, 7_000), shown(false, 6_999)]).toEqual([false, false, true])
})

describe('the question for a rating', () => {
  test('comes twenty seconds on, to who has not rated and was not asked for so many days [FL-067 CO-021 CO-022 CF-012]', () => {
    const now = 200 * day
    expect(RATING_DELAY_MS).toBe(20_000)
    expect(ratingDelayMs({ rated: false, askedAtMs: null }, now)).toBe(20_000)
    expect(ratingDelayMs({ rated: true, askedAtMs: null }, now)).toBeUndefined()
    expect(ratingDelayMs({ rated: false, askedAtMs: now - 90 * day + 1 }, now, RATING_DEFAULT_DAYS)).toBeUndefined()
    expect(ratingDelayMs({ rated: false, askedAtMs: now - 90 * day }, now, RATING_DEFAULT_DAYS)).toBe(20_000)
    expect(ratingDelayMs({ rated: false, askedAtMs: now - 30 * day }, now, 30)).toBe(20_000)
  })

  test('leads with five stars to the store and with fewer to what could be better; there are one to five [CO-023]', () => {
    expect([1, 2, 3, 4, 5].map(ratingLeadsTo)).toEqual(['feedback', 'feedback', 'feedback', 'feedback', 'store'])
    expect([0, 6, 4.5].map(ratingLeadsTo)).toEqual([undefined, undefined, undefined])
  })
})

test('an app below the minimum has to be updated, below the latest it may be, by numbers and not by letters [FL-074]', () => {
  const versions = { minimum: '4.9.0', latest: '4.10.2' }
  expect(versionVerdict('4.8.9', versions)).toBe('enforce')
  expect(versionVerdict('4', versions)).toBe('enforce')
  expect(versionVerdict('4.9', versions)).toBe('offer')
  expect(versionVerdict('4.10.1', versions)).toBe('offer')
  expect(versionVerdict('4.10.2', versions)).toBe('good')
  expect(versionVerdict('5', versions)).toBe('good')
})

test('the version is asked for every five hours, and an answer holds for five minutes [FL-074 CO-019 CO-020]', () => {
  expect([VERSION_CHECK_MS, VERSION_CACHE_MS]).toEqual([18_000_000, 300_000])
  expect(isVersionAnswerFresh(0, 299_999)).toBe(true)
  expect(isVersionAnswerFresh(0, 300_000)).toBe(false)
})

describe('biometry', () => {
  const none = initializedBiometry(null, false)
  const available = initializedBiometry('fingerprint', false)
  const enabled = initializedBiometry('face', true)
  const used = { user: '12345678Z', password: 'Farola#29a' }
  const fresh = { attempts: 0, loggedOutByHand: false }

  test('knows what the telephone can and whether credentials are stored [EN-015 ST-031]', () => {
    expect(none).toMatchObject({ dataInitialized: true, available: false, enabled: false, iconType: null })
    expect(available).toMatchObject({ available: true, enabled: false, tryAutologin: false, iconType: 'fingerprint' })
    expect(enabled).toMatchObject({ enabled: true, tryAutologin: true, biometryType: 'face' })
    expect(initializedBiometry(null, true).enabled).toBe(false)
  })

  test('is offered after a log-in where it is available and not enabled [FL-061]', () => {
    expect(biometricOffer(available, used, null)).toBe('enable')
    expect(biometricOffer(none, used, null)).toBeNull()
    expect(biometricOffer(enabled, used, used)).toBeNull()
  })

  test('offers to replace what is stored where other credentials were used [FL-062]', () => {
    expect(biometricOffer(enabled, { ...used, password: 'Candil#58b' }, used)).toBe('replace')
    expect(biometricOffer(enabled, { ...used, user: '23456781R' }, used)).toBe('replace')
  })

  test('is tried by itself on reaching the log-in, but not right after logging out or failing [FL-063]', () => {
    expect(biometricLogin(enabled, fresh).prompt).toBe(true)
    expect(biometricLogin(available, fresh).prompt).toBe(false)
    expect(biometricLogin(enabled, { ...fresh, loggedOutByHand: true }).prompt).toBe(false)
    expect(biometricLogin(enabled, { ...fresh, attempts: 1 }).prompt).toBe(false)
  })

  test('has its button while it is enabled, and after three attempts the password is asked for [FL-064 FL-123 CO-005]', () => {
    expect(BIOMETRIC_ATTEMPTS).toBe(3)
    expect(biometricLogin(available, fresh).button).toBe(false)
    expect(biometricLogin(enabled, { ...fresh, attempts: 2 })).toMatchObject({ button: true, exhausted: false })
    expect(biometricLogin(enabled, { ...fresh, attempts: 3 })).toMatchObject({ button: false, exhausted: true })
  })

  test('switched off, it forgets the credentials and tries nothing any more [FL-065]', () => {
    const { state, stored } = disabledBiometry(enabled)
    expect(stored).toBeNull()
    expect(biometricLogin(state, fresh)).toMatchObject({ button: false, prompt: false })
  })

  test('waits half a second for its prompt and then looks each second [FL-066 CO-026]', () => {
    expect([BIOMETRIC_WAIT_MS, BIOMETRIC_POLL_MS]).toEqual([500, 1_000])
  })
})

describe('the app mode', () => {
  const phone = { mobile: true, touch: true, standalone: true, webView: false, width: 800, height: 700 }

  test('is a touch screen, standalone or in a web view, in a window that is not small, or the shell [FL-111]', () => {
    expect(isAppMode(phone)).toBe(true)
    expect(isAppMode({ ...phone, standalone: false, webView: true })).toBe(true)
    for (const change of [{ mobile: false }, { touch: false }, { standalone: false }, { width: 767 }])
      expect(isAppMode({ ...phone, ...change })).toBe(false)
    expect(isAppMode({ ...phone, width: 390, shell: true })).toBe(true)
  })

  test('a window is small below 768 wide or 600 high, and the opening picture stays for two and a half seconds [CO-049 CO-018]', () => {
    expect(isSmallWindow({ width: 768, height: 600 })).toBe(false)
    expect(isSmallWindow({ width: 767, height: 600 })).toBe(true)
    expect(isSmallWindow({ width: 768, height: 599 })).toBe(true)
    expect(SPLASH_MS).toBe(2_500)
  })
})
