const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a URL's host name means this machine alone. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);
