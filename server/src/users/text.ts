/** The mails of the program: subject and body. */
import { isEmailAddress } from '@vagu/core/users/email'
import { INVITATION_DAYS } from '@vagu/core/people/schema'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import type { Role } from '@vagu/core/users/schema'
import { oneLine } from '../mails/one-line.ts'
import type { Mail } from '../ports.ts'

/** Hours for which the link in a mail works: a new password is set at once, an address is proven when mail is read. */
export const PASSWORD_LINK_HOURS = 2
export const PROOF_LINK_HOURS = 72

export const LINK_LINK_HOURS = 24

/** Company of a farm that nobody named: of a user who left his last one. */
export const OWN_FARM = 'Minu ettevõte'

export const linkMail = (to: string, work: { link: string; asker: string }): Mail => ({
  to,
  subject: 'Vagu: kontode sidumine',
  text: `Tere!

Kasutaja ${work.asker} soovib siduda teie Vagu konto oma kontoga. Kui olete see teie ise, kinnitage sidumine siin:

${work.link}

Avage link sealsamas, kus olete kasutajana ${work.asker} sisse logitud. Link kehtib ${LINK_LINK_HOURS} tundi ja seda saab kasutada ühe korra.
Kui te sidumist ei soovinud, ärge tehke midagi: teie kontot ei seota.

Vagu
`,
})

export const invitationMail = (
  to: string,
  work: { link: string; company: string; role: Role; asker: string },
): Mail => ({
  to,
  subject: `Vagu: kutse ettevõtte ${oneLine(work.company)} põlluraamatusse`,
  text: `Tere!

${work.asker} kutsub teid ettevõtte ${oneLine(work.company)} põlluraamatusse. Teie roll: ${ROLE_WORDS[work.role].name} (${ROLE_WORDS[work.role].says}).

Kutse saate vastu võtta siin:

${work.link}

Kutse kehtib ${INVITATION_DAYS} päeva ja seda saab kasutada ühe korra. Kui te kutset ei oodanud, ärge tehke midagi.

Vagu
`,
})

export const passwordMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Vagu: uue salasõna määramine',
  text: `Tere!

Teie Vagu kontole sooviti määrata uus salasõna. Seda saate teha siin:

${link}

Link kehtib ${PASSWORD_LINK_HOURS} tundi ja seda saab kasutada ühe korra.
Kui te uut salasõna ei soovinud, ärge tehke midagi: praegune salasõna jääb kehtima.

Vagu
`,
})

export const proofMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Vagu: e-posti aadressi kinnitamine',
  text: `Tere!

Selle aadressiga loodi Vagu konto. Kinnitage siin, et aadress on teie oma:

${link}

Logige sama kontoga sisse, kui leht seda küsib. Link kehtib ${PROOF_LINK_HOURS / 24} päeva ja seda saab kasutada ühe korra.
Kui te kontot ei loonud, ärge tehke midagi: kinnitamata aadressiga kontol ei ole teie nimel mingeid õigusi.

Vagu
`,
})

export const newEmailMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Vagu: uue e-posti aadressi kinnitamine',
  text: `Tere!

Vagu kontole sooviti panna see e-posti aadress. Aadress hakkab kehtima, kui te selle siin kinnitate:

${link}

Logige sama kontoga sisse, kui leht seda küsib. Link kehtib ${PROOF_LINK_HOURS / 24} päeva ja seda saab kasutada ühe korra.
Kui te seda ei soovinud, ärge tehke midagi: aadress ei muutu.

Vagu
`,
})

export const emailChangeAskedMail = (to: string, newEmail: string, publicUrl: string): Mail => ({
  to,
  subject: 'Vagu: e-posti aadressi muutmine',
  text: `Tere!

Teie Vagu konto e-posti aadressiks sooviti panna ${newEmail}. Aadress muutub siis, kui see on seal kinnitatud.

Kui see olite teie, ei ole siin vaja midagi teha.
Kui see ei olnud teie, logige sisse, võtke muutmine lehel Konto tagasi ja määrake uus salasõna:

${publicUrl}/konto#e-post

Vagu
`,
})

export const emailChangedMail = (to: string, newEmail: string): Mail => ({
  to,
  subject: 'Vagu: e-posti aadress on muudetud',
  text: `Tere!

Teie Vagu konto e-posti aadress on nüüd ${newEmail}. Siia aadressile me konto kirju enam ei saada.

Kui te seda ei soovinud, vastake kohe sellele kirjale.

Vagu
`,
})

interface FeedbackText {
  readonly email: string
  readonly message: string
  /** Number of the receipt; empty in letters of earlier days. */
  readonly number: string
}

export const feedbackMail = (to: string, feedback: FeedbackText & { readonly company: string }): Mail => ({
  to,
  ...(isEmailAddress(feedback.email) && { replyTo: feedback.email }),
  subject: ['Vagu tagasiside:', oneLine(feedback.company), feedback.number].join(' ').trim(),
  text: `Ettevõte: ${oneLine(feedback.company)}
E-post: ${feedback.email}

${feedback.message}
`,
})

export const feedbackCopyMail = ({ email, message, number }: FeedbackText): Mail => ({
  to: email,
  subject: `Vagu: teie sõnum ${number} on kohal`,
  text: `Tere!

Saime teie sõnumi kätte ja vastame sellele aadressile. Sõnumi number on ${number}.

Teie sõnum:

${message}

Vagu
`,
})
