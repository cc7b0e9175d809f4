export const fieldsText = {
  allFields: 'Kõigi põldude kaart',
  withoutShape: (count: number) =>
    count === 1
      ? '1 põllul puudub kontuur, seda kaardil ei ole.'
      : `${count} põllul puudub kontuur, neid kaardil ei ole.`,
} as const
