/** The mails of the program: subject and body. */
import { dayText } from '@vagu/core/text/format'
import { isEmailAddress } from '@vagu/core/users/email'
import { INVITATION_DAYS } from '@vagu/core/people/schema'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import type { Role } from '@vagu/core/users/schema'
import { mailOfParts } from '../mails/letter-mail.ts'
import { oneLine } from '../mails/one-line.ts'
import { link as linkTo, list, note, quote, rows, text, toUser } from '../mails/parts.ts'
import type { Mail } from '../ports.ts'

/** Hours for which the link in a mail works: a new password is set at once, an address is proven when mail is read. */
export const PASSWORD_LINK_HOURS = 2
export const PROOF_LINK_HOURS = 72

export const LINK_LINK_HOURS = 24

/** Company of a farm that nobody named: of a user who left his last one. */
export const OWN_FARM = 'Minu ettevõte'

const once = (hours: number): string => `Link kehtib ${hours} tundi ja seda saab kasutada ühe korra.`
const PROOF_DAYS = `Logige sama kontoga sisse, kui leht seda küsib. Link kehtib ${PROOF_LINK_HOURS / 24} päeva ja seda saab kasutada ühe korra.`

/** Letter to a user whose address is proven: where to begin. */
export const welcomeMail = (
  to: string,
  work: { companyName: string; trialUntil: string | null; publicUrl: string },
): Mail =>
  mailOfParts(
    to,
    toUser(
      'tere tulemast',
      text(`Ettevõtte „${work.companyName}“ põlluraamat on valmis. Alustada on hea nii:`),
      list([
        'Tooge põllud PRIA failist või joonistage need kaardile.',
        'Märkige lehel Töötajad, kellel on taimekaitsetunnistus ja kui kaua see kehtib.',
        'Märkige esimene töö: Vagu ütleb kohe, kui miski ei klapi.',
      ]),
      linkTo('Ava põlluraamat', work.publicUrl),
      ...(work.trialUntil === null
        ? []
        : [
            text(
              `Tasuta aja viimane päev on ${dayText(work.trialUntil)}. Andmed jäävad alles ka pärast seda.`,
            ),
          ]),
      note('Küsimustele vastab leht Abi.', { label: 'Ava abi', address: `${work.publicUrl}/abi` }),
    ),
  )

export const linkMail = (to: string, work: { link: string; asker: string }): Mail =>
  mailOfParts(
    to,
    toUser(
      'kontode sidumine',
      text(
        `Kasutaja ${work.asker} soovib siduda teie Vagu konto oma kontoga. Kui olete see teie ise, kinnitage sidumine.`,
      ),
      linkTo('Kinnita sidumine', work.link),
      text(
        `Avage link sealsamas, kus olete kasutajana ${work.asker} sisse logitud. ${once(LINK_LINK_HOURS)}`,
      ),
      text('Kui te sidumist ei soovinud, ärge tehke midagi: teie kontot ei seota.'),
    ),
  )

export const invitationMail = (
  to: string,
  work: { link: string; company: string; role: Role; asker: string },
): Mail =>
  mailOfParts(
    to,
    toUser(
      `kutse ettevõtte ${work.company} põlluraamatusse`,
      text(
        `${work.asker} kutsub teid ettevõtte ${work.company} põlluraamatusse. Teie roll: ${ROLE_WORDS[work.role].name} (${ROLE_WORDS[work.role].says}).`,
      ),
      linkTo('Võta kutse vastu', work.link),
      text(
        `Kutse kehtib ${INVITATION_DAYS} päeva ja seda saab kasutada ühe korra. Kui te kutset ei oodanud, ärge tehke midagi.`,
      ),
    ),
  )

export const passwordMail = (to: string, link: string): Mail =>
  mailOfParts(
    to,
    toUser(
      'uue salasõna määramine',
      text('Teie Vagu kontole sooviti määrata uus salasõna.'),
      linkTo('Määra uus salasõna', link),
      text(once(PASSWORD_LINK_HOURS)),
      text('Kui te uut salasõna ei soovinud, ärge tehke midagi: praegune salasõna jääb kehtima.'),
    ),
  )

export const proofMail = (to: string, link: string): Mail =>
  mailOfParts(
    to,
    toUser(
      'e-posti aadressi kinnitamine',
      text('Selle aadressiga loodi Vagu konto. Kinnitage, et aadress on teie oma.'),
      linkTo('Kinnita aadress', link),
      text(PROOF_DAYS),
      text(
        'Kui te kontot ei loonud, ärge tehke midagi: kinnitamata aadressiga kontol ei ole teie nimel mingeid õigusi.',
      ),
    ),
  )

export const newEmailMail = (to: string, link: string): Mail =>
  mailOfParts(
    to,
    toUser(
      'uue e-posti aadressi kinnitamine',
      text('Vagu kontole sooviti panna see e-posti aadress. Aadress hakkab kehtima, kui te selle kinnitate.'),
      linkTo('Kinnita uus aadress', link),
      text(PROOF_DAYS),
      text('Kui te seda ei soovinud, ärge tehke midagi: aadress ei muutu.'),
    ),
  )

export const emailChangeAskedMail = (to: string, newEmail: string, publicUrl: string): Mail =>
  mailOfParts(
    to,
    toUser(
      'e-posti aadressi muutmine',
      text(
        `Teie Vagu konto e-posti aadressiks sooviti panna ${newEmail}. Aadress muutub siis, kui see on seal kinnitatud.`,
      ),
      text('Kui see olite teie, ei ole siin vaja midagi teha.'),
      text('Kui see ei olnud teie, logige sisse, võtke muutmine lehel Konto tagasi ja määrake uus salasõna.'),
      linkTo('Ava konto', `${publicUrl}/konto#e-post`),
    ),
  )

export const emailChangedMail = (to: string, newEmail: string): Mail =>
  mailOfParts(
    to,
    toUser(
      'e-posti aadress on muudetud',
      text(
        `Teie Vagu konto e-posti aadress on nüüd ${newEmail}. Siia aadressile me konto kirju enam ei saada.`,
      ),
      text('Kui te seda ei soovinud, vastake kohe sellele kirjale.'),
    ),
  )

interface FeedbackText {
  readonly email: string
  readonly message: string
  /** Number of the receipt; empty in letters of earlier days. */
  readonly number: string
}

/** To the makers: without greeting and sender. */
export const feedbackMail = (to: string, feedback: FeedbackText & { readonly company: string }): Mail =>
  mailOfParts(to, {
    subject: `Vagu tagasiside: ${oneLine(feedback.company)} ${feedback.number}`,
    body: [rows(['Ettevõte', feedback.company], ['E-post', feedback.email]), quote(feedback.message)],
    ...(isEmailAddress(feedback.email) && { replyTo: feedback.email }),
  })

export const feedbackCopyMail = ({ email, message, number }: FeedbackText): Mail =>
  mailOfParts(
    email,
    toUser(
      `teie sõnum ${number} on kohal`,
      text(`Saime teie sõnumi kätte ja vastame sellele aadressile. Sõnumi number on ${number}.`),
      text('Teie sõnum:'),
      quote(message),
    ),
  )
