import { counted } from '@vagu/core/text/counted'

const photos = (count: number): string => counted(count, 'foto', 'fotot')

/** The words of photos that are loaded with the form and the lists. */
export const photoStatusText = {
  /** On the icon in a list. */
  show: (count: number, job: string) => `Vaata (${photos(count)}): ${job}`,
  loading: (count: number) =>
    `Foto laadimine pooleli (${photos(count)}). Töö salvestub ise, kui fotod on kohal.`,
  dontWait: 'Ära oota, muudan veel',
  failedTitle: (count: number) =>
    count === 1 ? 'Üks foto ei jõudnud kohale' : `${count} fotot ei jõudnud kohale`,
  failedText: (count: number) =>
    count === 1
      ? 'Kui salvestate praegu, jääb see foto tööst välja. Tagasi minnes saate uuesti proovida.'
      : 'Kui salvestate praegu, jäävad need fotod tööst välja. Tagasi minnes saate uuesti proovida.',
  saveWithout: (count: number) => (count === 1 ? 'Salvesta ilma selleta' : 'Salvesta ilma nendeta'),
  back: 'Tagasi fotode juurde',
}
