/** Name of a sample where it stands alone: its number, else its day. */
export const nameOfSample = (sample: { readonly sampleNo: string; readonly date: string }): string =>
  sample.sampleNo === '' ? sample.date : sample.sampleNo
