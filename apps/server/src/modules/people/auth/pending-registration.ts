/** The details of a registration, except the address. */
export type PendingRegistration = {
  readonly passwordHash: string
  readonly member: {
    readonly firstName: string
    readonly lastName: string
    readonly phone: string
    readonly countryCode: string
    readonly country: string
    readonly citizenship: string[]
    readonly pep: boolean
    readonly accreditedInvestor: boolean
    readonly acceptFamilyOffice: boolean | null
    readonly excoReferral: boolean
    readonly referralSource: string
    readonly heardAboutUs: string
    readonly heardAboutUsDetail: string | null
    readonly referralPerson: string | null
  }
}
