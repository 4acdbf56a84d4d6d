import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

// The worker's global scope: the types of a page know it as a window, whose postMessage is another one.
const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>

scope.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => scope.postMessage(solution),
    () => scope.postMessage(null),
  )
})
