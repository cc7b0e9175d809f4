/** As much of the PDF library as the demo hands on; the shapes of its parts stand where the book is printed. */
declare module 'pdfkit' {
  const Document: new (options: object) => object
  export default Document
}
declare module 'pdfkit/output' {
  export const toBytes: (document: object) => Promise<Uint8Array<ArrayBuffer>>
}
