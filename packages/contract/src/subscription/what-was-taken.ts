/** The reason of a charge whose outcome nobody could tell, however long it was asked after. */
export const bankDidNotAnswer = 'Your bank did not answer.'

/** What is true of the money of a charge that failed for this reason. */
export const whatWasTaken = (reason: string | null) =>
  reason === bankDidNotAnswer
    ? 'If it took the money after all, you will find it in your wallet.'
    : 'Nothing was taken.'
