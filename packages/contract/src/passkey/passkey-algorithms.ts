/** ECDSA on P-256, EdDSA and RSA: what phones, sticks and Windows make. */
export const passkeyAlgorithms = [-7, -8, -257]
