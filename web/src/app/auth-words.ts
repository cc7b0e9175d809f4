/** The sentences of how a login elsewhere, or the proof of an address, ended. Loaded when one is to be said. */
import type { Outcome } from '@vagu/core/openid/schema'
import { sessionText } from '../entities/session/text.ts'

export const outcomeWords = {
  signedIn: 'Olete sisse logitud.',
  joined: 'Sisselogimisviis on lisatud.',
  confirmed: 'Kinnitatud. Jätkake 10 minuti jooksul.',
  cancelled: 'Autentimine katkestati.',
  expired: 'Autentimine aegus või algas teises brauseris. Proovige uuesti.',
  otherSession: 'Vahepeal logiti siin sisse teise kasutajana. Proovige uuesti.',
  taken: 'Sellega logib juba sisse teine Vagu kasutaja.',
  unknown: 'Tuvastasite end kellegi teisena. Proovige uuesti.',
  notFresh: 'Autentimisteenus ei küsinud uut tuvastamist. Määrake endale salasõna.',
  refused: 'Autentimisteenuse vastus ei kehti. Proovige uuesti.',
  silent: 'Autentimisteenus ei vasta. Proovige hiljem uuesti või logige sisse salasõnaga.',
  failed: 'Autentimine ebaõnnestus. Proovige uuesti.',
} as const satisfies Readonly<Record<Outcome, string>>

export const proofFailed =
  'E-posti aadressi kinnitamine ebaõnnestus! Link on aegunud, juba kasutatud või teise konto oma.'

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomeWords, text)

/** Sentence to be said; a proof of an address has a result alone. */
export function authSentence(result: string, outcome: string | undefined): string | undefined {
  if (outcome !== undefined) return isOutcome(outcome) ? outcomeWords[outcome] : undefined
  if (result === 'korras') return sessionText.authSucceeded
  return result === 'viga' ? proofFailed : undefined
}
