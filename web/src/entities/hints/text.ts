/** Words of hints that are told once. */
export const hintsText = {
  dismiss: 'Ära seda vihjet enam näita',
  multipleFields:
    'Kas sama töö tehti mitmel põllul? Valige kõik need põllud korraga: igale põllule läheb kirja oma töö.',
  otherCategory:
    'Kas see töö kordub? Lisage see töötüüpide alla oma nimega, siis leiate selle edaspidi nimekirjast.',
  toJobTypes: 'Ava töötüübid',
} as const
