/** A paper without its file: `statement`, “Wallet statement”. */
export type PrintedPaper = { readonly name: string; readonly title: string }
