/** Letters on the deletion of an account. */
import { dayText } from '@vagu/core/text/format'
import type { DeletionStep } from '../mails/letters.ts'
import { oneLine } from '../mails/one-line.ts'
import type { Mail } from '../ports.ts'

interface Deletion {
  readonly email: string
  readonly companyName: string
  readonly step: DeletionStep
  readonly day: string
}

const SUBJECTS: Readonly<Record<DeletionStep, string>> = {
  asked: 'konto kustutamine',
  soon: 'konto kustub 3 päeva pärast',
  takenBack: 'konto jääb alles',
  done: 'konto on kustutatud',
}

const wayBack = (
  day: string,
  publicUrl: string,
) => `Kuni selle päevani on kõik alles: põlluraamatut saab lugeda, täita ja alla laadida, ning
kustutamise saab tagasi võtta siin:

${publicUrl}/konto#kustutamine

${day} kustuvad kõik andmed koos fotodega. Pärast seda ei saa neid enam taastada.`

const TEXTS: Readonly<Record<DeletionStep, (facts: Deletion, publicUrl: string) => string>> = {
  asked: ({ companyName, day }, publicUrl) =>
    `Vagu konto „${companyName}“ sooviti kustutada. Konto kustub ${day}.\n\n${wayBack(day, publicUrl)}`,
  soon: ({ companyName, day }, publicUrl) =>
    `Vagu konto „${companyName}“ kustub ${day}.\n\n${wayBack(day, publicUrl)}`,
  takenBack: ({ companyName }) =>
    `Vagu konto „${companyName}“ kustutamine on tagasi võetud. Konto ja kõik selle andmed jäävad alles.`,
  done: ({ companyName }) =>
    `Vagu konto „${companyName}“ ja kõik selle andmed koos fotodega on kustutatud. Neid ei saa taastada.`,
}

export function accountDeletionMail(letter: Deletion, publicUrl: string): Mail {
  const facts = { ...letter, companyName: oneLine(letter.companyName), day: dayText(letter.day) }
  return {
    to: letter.email,
    subject: `Vagu: ${SUBJECTS[letter.step]}`,
    text: `Tere!\n\n${TEXTS[letter.step](facts, publicUrl)}\n\nVagu\n`,
  }
}
