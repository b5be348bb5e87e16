/** `maria@example.com` becomes `m•••@example.com`, which only its owner recognises. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};
