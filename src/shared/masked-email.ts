/** Enough for the owner to know the address, and too little for anybody else: `maria@example.com` is `m•••@example.com`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};
