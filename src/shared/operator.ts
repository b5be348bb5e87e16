export interface Operator {
  operatorName: string | undefined;
  operatorRegistration: string | undefined;
  operatorLicence: string | undefined;
  operatorAddress: string | undefined;
  operatorPhone: string | undefined;
  /** Undefined in production until the operator sets it. */
  operatorEmail: string | undefined;
}

export function operatorLines(operator: Operator): string[] {
  const { operatorName, operatorRegistration, operatorLicence, operatorAddress, operatorPhone } = operator;
  const email = operatorName && operator.operatorEmail;
  return [operatorName, operatorRegistration, operatorLicence, operatorAddress, operatorPhone, email].flatMap(
    (line) => line ?? [],
  );
}
