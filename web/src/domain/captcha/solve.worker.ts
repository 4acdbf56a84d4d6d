import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

// The worker's global scope. The page's types declare it as a window, whose postMessage differs.
const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>

scope.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => scope.postMessage(solution),
    () => scope.postMessage(null),
  )
})
