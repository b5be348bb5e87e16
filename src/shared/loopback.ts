const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

export const isLoopback = (hostname: string): boolean => loopback.test(hostname);
