/** Letters on the deletion of an account. */
import { dayText } from '@vagu/core/text/format'
import { mailOfParts } from '../mails/letter-mail.ts'
import type { DeletionStep } from '../mails/letters.ts'
import { link, type Part, text, toUser } from '../mails/parts.ts'
import type { Mail } from '../ports.ts'

interface Deletion {
  readonly email: string
  readonly companyName: string
  readonly step: DeletionStep
  readonly day: string
}

/** They name the day, and no number of days: a letter may have waited. */
const SUBJECTS: Readonly<Record<DeletionStep, (day: string) => string>> = {
  asked: () => 'konto kustutamine',
  soon: (day) => `konto kustub ${day}`,
  takenBack: () => 'konto jääb alles',
  done: () => 'konto on kustutatud',
}

const wayBack = (day: string, publicUrl: string): readonly Part[] => [
  text(
    'Kuni selle päevani on kõik alles: põlluraamatut saab lugeda, täita ja alla laadida, ning kustutamise saab tagasi võtta.',
  ),
  link('Võta kustutamine tagasi', `${publicUrl}/konto#kustutamine`),
  text(`${day} kustuvad kõik andmed koos fotodega. Pärast seda ei saa neid enam taastada.`),
]

const TEXTS: Readonly<Record<DeletionStep, (facts: Deletion, publicUrl: string) => readonly Part[]>> = {
  asked: ({ companyName, day }, publicUrl) => [
    text(`Vagu konto „${companyName}“ sooviti kustutada. Konto kustub ${day}.`),
    ...wayBack(day, publicUrl),
  ],
  soon: ({ companyName, day }, publicUrl) => [
    text(`Vagu konto „${companyName}“ kustub ${day}.`),
    ...wayBack(day, publicUrl),
  ],
  takenBack: ({ companyName }) => [
    text(
      `Vagu konto „${companyName}“ kustutamine on tagasi võetud. Konto ja kõik selle andmed jäävad alles.`,
    ),
  ],
  done: ({ companyName }) => [
    text(
      `Vagu konto „${companyName}“ ja kõik selle andmed koos fotodega on kustutatud. Neid ei saa taastada.`,
    ),
  ],
}

export function accountDeletionMail(letter: Deletion, publicUrl: string): Mail {
  const facts = { ...letter, day: dayText(letter.day) }
  const subject = SUBJECTS[letter.step](facts.day)
  return mailOfParts(letter.email, toUser(subject, ...TEXTS[letter.step](facts, publicUrl)))
}
