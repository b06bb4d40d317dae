// dungeonette, rules 1.0.0, with the engine they were played on (b7499c1). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
}, r = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), i = r("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), a = r("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), o = /* @__PURE__ */ new Int32Array(64), s = (e, t) => e >>> t | e << 32 - t;
function c(e) {
	let t = u(e), n = (t.length + 8 >> 6) + 1, r = new Uint8Array(n * 64);
	r.set(t), r[t.length] = 128;
	let a = t.length * 8;
	for (let e = 0; e < 8; e++) r[r.length - 1 - e] = Math.floor(a / 2 ** (8 * e)) & 255;
	let o = Int32Array.from(i);
	for (let e = 0; e < r.length; e += 64) l(o, r, e);
	let s = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) s[e] = o[e >> 2] >>> 24 - 8 * (e & 3) & 255;
	return s;
}
function l(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		o[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = o[e - 15], n = o[e - 2], r = s(t, 7) ^ s(t, 18) ^ t >>> 3, i = s(n, 17) ^ s(n, 19) ^ n >>> 10;
		o[e] = o[e - 16] + r + o[e - 7] + i;
	}
	let [r, i, c, l, u, d, f, p] = e;
	for (let e = 0; e < 64; e++) {
		let t = s(u, 6) ^ s(u, 11) ^ s(u, 25), n = p + t + (u & d ^ ~u & f) + a[e] + o[e] | 0, m = (s(r, 2) ^ s(r, 13) ^ s(r, 22)) + (r & i ^ r & c ^ i & c) | 0;
		p = f, f = d, d = u, u = l + n | 0, l = c, c = i, i = r, r = n + m | 0;
	}
	let m = [
		r,
		i,
		c,
		l,
		u,
		d,
		f,
		p
	];
	for (let t = 0; t < 8; t++) e[t] = e[t] + m[t];
}
function u(e) {
	let t = [];
	for (let n of e) {
		let e = n.codePointAt(0), r = e >= 55296 && e <= 57343 ? 65533 : e;
		r < 128 ? t.push(r) : r < 2048 ? t.push(192 | r >> 6, 128 | r & 63) : r < 65536 ? t.push(224 | r >> 12, 128 | r >> 6 & 63, 128 | r & 63) : t.push(240 | r >> 18, 128 | r >> 12 & 63, 128 | r >> 6 & 63, 128 | r & 63);
	}
	return Uint8Array.from(t);
}
function d(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function f(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (d(e) & n) >>> 0;
	for (; r >= t;) r = (d(e) & n) >>> 0;
	return r;
}
function p(e) {
	let t = c(e), n = (e) => t[e] << 24 | t[e + 1] << 16 | t[e + 2] << 8 | t[e + 3];
	return [
		n(0),
		n(4),
		n(8),
		n(12)
	];
}
var m = (e, t) => ({
	chance: p(t),
	known: 0,
	answered: Array(e).fill(0),
	stack: [],
	aside: []
});
function ee(e) {
	e.core.known++;
}
function h(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = f(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function g(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function _(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => _(e));
	let t = {};
	for (let n of Object.keys(e)) te(t, n, _(e[n]));
	return t;
}
function te(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var v = /* @__PURE__ */ new Map();
function y(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = v.get(r) ?? [];
	return i.length === 0 && v.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var b = (e) => Array.from({ length: 8 }, (t, n) => [y(e, n)]), x = [], S = [], C;
function w(e) {
	x.push(e);
}
function ne(e) {
	S.push(e);
}
function re(e) {
	C !== void 0 && C(e());
}
var ie = () => S.length === 0 ? ae : S.splice(0), ae = [];
function oe(e) {
	for (let t = x.pop(); t !== void 0; t = x.pop()) e.push(t);
}
function se(e, t, n) {
	x.length > 0 && oe(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (x.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		x.length > 0 && oe(n);
	}
}
var ce = [];
function le(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ce : e.procedures[n.proc].asks(t, n, e);
}
function T(e, t) {
	let n = le(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...he(e, t)];
}
function ue(e, t, n, r) {
	if (r.count = 0, n.optional) ge(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var E = (e, t, r) => ue(e, t, r, new n()).toArray();
function de(e, t, n, r, i) {
	t.core.answered[n.seat]++, pe(e, t, n, r, i);
}
function fe(e, t, n) {
	pe(e, t, void 0, "", n);
}
function pe(e, t, n, r, i) {
	let a = C;
	C = i;
	let { stack: o } = t.core;
	try {
		if (n !== void 0) {
			if (n.optional) _e(e, t, n, r);
			else {
				let i = o[o.length - 1];
				e.procedures[i.proc].answer(t, i, n, r, e);
			}
		}
		if (se(e, t, o), S.length > 0) throw Error("`later` was said outside a lane");
	} finally {
		C = a, x.length > 0 && (x.length = 0), S.length > 0 && (S.length = 0);
	}
}
var me = [], D = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n)?.steps ?? me;
function O(e, t, r, i) {
	let a = D(t, r, i);
	if (a.length === 0) return me;
	let o = e.beside[r], s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var k = (e, t, n, r) => D(t, n, r).length - O(e, t, n, r).length;
function A(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function he(e, t) {
	let r = [], i = new n();
	for (let n of e.besides) {
		if (!A(e, t, n)) continue;
		let a = e.beside[n];
		for (let o = 0; o < t.core.answered.length; o++) {
			let s = O(e, t, n, o), c = a.step(t, o, s);
			c !== void 0 && (i.count = 0, a.options(t, o, s, i), i.count > 0 && r.push(y(c, o, n)));
		}
	}
	return r;
}
function ge(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, O(e, t, i, n.seat), r);
}
function _e(e, t, n, r) {
	let i = n.beside, { seat: a } = n, o = e.beside[i], s = [...O(e, t, i, a), r];
	t.core.aside = t.core.aside.filter((e) => e.kind !== i || e.seat !== a);
	let c = o.step(t, a, s) === void 0;
	c || t.core.aside.push({
		kind: i,
		seat: a,
		steps: s
	});
	let l = c ? o.carryOut(t, a, s) : void 0;
	l !== void 0 && w(l);
}
var ve = (e, t, n) => e.beside[n.beside].step(t, n.seat, O(e, t, n.beside, n.seat)) === n.kind, ye = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...O(e, t, n.beside, n.seat), r]) === void 0;
function be(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && A(e, t, r.kind));
	if (r === void 0) return;
	let i = O(e, t, r.kind, n).slice(0, -1);
	return t.core.aside = t.core.aside.filter((e) => e !== r), i.length > 0 && t.core.aside.push({
		kind: r.kind,
		seat: n,
		steps: i
	}), r.kind;
}
function j(e) {
	if (typeof e == "string") {
		if (e.length > 420) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)$/.exec(e);
		return t === null ? void 0 : j({
			n: Number(t[1]),
			kind: t[2],
			option: t[3]
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r } = e;
	if (typeof t == "string" && typeof n == "string" && typeof r == "number" && !(t.length > 200 || n.length > 200 || !Number.isSafeInteger(r))) return {
		kind: t,
		option: n,
		n: r
	};
}
var M = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function xe(e, t, n, r) {
	if (!M(t, n)) return N("ENG-NO-SUCH-SEAT");
	let i = j(r);
	if (i === void 0) return N("ENG-MALFORMED");
	if (t.core.stack.length === 0) return N("ENG-OVER");
	if (i.n !== t.core.answered[n]) return N("ENG-LATE");
	let a = T(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? N("ENG-NOT-ASKED") : E(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Se(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var N = (e) => ({ refused: { rule: e } });
function Se(e, t, r) {
	let i = new n();
	return i.refused = [], ue(e, t, r, i), i.refused;
}
function Ce(e, t, n, r = !1) {
	if (!M(t, n)) return N("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : be(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : N("ENG-NOTHING-TO-TAKE-BACK");
}
function we(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Te(r, e.core));
	}
	return r;
}
function Te(e, t) {
	let { chance: n, stack: r, aside: i } = t, a = Array(r.length);
	for (let t = 0; t < a.length; t++) a[t] = Ee(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: a,
		aside: i.length === 0 ? [] : i.map((e) => ({
			kind: e.kind,
			seat: e.seat,
			steps: e.steps
		}))
	};
}
var Ee = (e, t) => e.procedures[t.proc].copy(t, e), De = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function Oe(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "options",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `options.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = ke(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `options.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function ke(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var Ae = [], je = (e, t, n) => Me(e, t)(n);
function Me(e, t) {
	let n = T(e, t), r = [];
	for (let { optional: e, seat: t } of n) !e && !r.includes(t) && r.push(t);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c, l;
	return (u) => {
		(c === void 0 || e.open !== !0) && ([c, l] = [e.view(t, u), a.map((n) => De(e, t, n, u))]);
		let d = Ae;
		for (let r of n) r.seat === u && (d = [...d, Pe(e, t, r)]);
		let f = {
			game: c,
			seats: i.length,
			frames: l,
			waiting: r,
			asks: d,
			mine: o.length === 0 ? Ae : Ne(e, t, u),
			answered: u === "spectator" ? 0 : i[u]
		};
		return s === void 0 ? f : {
			...f,
			end: s
		};
	};
}
var Ne = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: O(e, t, r.kind, r.seat).length
} : []);
function Pe(e, t, n) {
	let r = Fe(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: E(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r }
	};
}
function Fe(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, O(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Ie(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Le = (e) => e.core.stack.length === 0;
function Re(e, t) {
	let [n, r] = e.seats, { seats: i } = t, a = Number.isInteger(i) && i >= n && i <= r ? [] : [{
		rule: "ENG-SEATS-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	}], o = Oe(e.options, t.options);
	return "faults" in o ? [...a, ...o.faults] : a;
}
function ze(e, t, n) {
	let r = Oe(e.options, t.options);
	if ("faults" in r || t.seats < e.seats[0] || t.seats > e.seats[1]) {
		let n = Re(e, t)[0];
		throw RangeError(`${n.rule} ${n.where}: ${n.what}`);
	}
	let i = e.setup({
		core: m(t.seats, t.seed),
		seats: t.seats,
		options: r.values
	});
	return i.core.stack = [{
		proc: e.start,
		at: 0
	}], fe(e, i, n), i;
}
function Be(e, t) {
	let n = [];
	return Ve(e, ze(e, t, (e) => n.push(e)), n);
}
function Ve(e, t, n = []) {
	return {
		game: e,
		first: t,
		opening: n,
		entries: [],
		moves: [],
		state: t
	};
}
function He(e, t) {
	let n = t.verb === "answer" ? Ue(e, t) : We(e, t);
	return n === void 0 && e.entries.push(t), n;
}
function Ue(e, t) {
	let n = xe(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r } = n;
	F(e, r, r.beside === void 0 ? 0 : k(e.game, e.state, r.beside, r.seat));
	let i = e.game.copy(e.state);
	e.moves.push(P(e.game, i, r, n.answer.option)), e.state = i;
}
function P(e, t, n, r) {
	let { stack: i, known: a } = t.core, o = i.length, s = i[o - 1], c = n.optional && !ye(e, t, n, r), l = [];
	return de(e, t, n, r, (e) => l.push(e)), {
		ask: n,
		option: r,
		known: a,
		parallel: e.procedures[s.proc].parallel === !0,
		stays: i[o - 1] === s,
		unheard: c,
		events: l
	};
}
function We(e, { seat: t, verb: n, n: r }) {
	if (!M(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return Ge(e, t);
	let i = I(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? Ke(e, t) : void 0) ?? qe(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function Ge(e, t) {
	let n = e.moves[I(e, t)]?.ask.optional === !1, r = Ce(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	F(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : k(e.game, e.state, i, t) + 1), e.state = r.state;
}
function F(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && e.moves.splice(n, 1);
	}
}
var I = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function Ke(e, t) {
	let n = I(e, t), r = e.moves[n];
	if (r === void 0) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function qe(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let { ask: t, option: a, unheard: o } of n) if ((o ? ve(e.game, r, t) : T(e.game, r).includes(t)) && E(e.game, r, t).includes(a)) i.push(P(e.game, r, t, a));
	else if (!o) return { rule: "ENG-OTHERS-ANSWERED" };
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function Je(e) {
	let t = /^@(\d) (0|[1-9]\d{0,8}) ([^\s]{1,200})(?: ([^\s]{1,200}))?$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = {
		seat: Number(n),
		n: Number(r)
	};
	return a === void 0 ? i === "take-back" || i === "undo" || i === "undo-agreed" ? {
		...o,
		verb: i
	} : void 0 : {
		...o,
		verb: "answer",
		kind: i,
		option: a
	};
}
var Ye = [], L = {
	asks: () => Ye,
	options() {},
	answer() {
		throw Error("nothing was asked");
	}
};
function Xe(e, t) {
	let { aslongas: n } = t;
	return {
		...L,
		...R(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function Ze(e, t) {
	let { aslongas: n } = t;
	return {
		...L,
		...R(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function R(e) {
	let { guess: t, quiet: n, show: r } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		show: (e, t, n) => ({
			at: t.at,
			...r?.(t, n, e)
		}),
		copy: r === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : _
	};
}
function Qe(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]), { about: i } = e;
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && w(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(y(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		...i === void 0 ? {} : { about: (e, n, r) => i(e, r.seat, t(n)[r.seat]) },
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function $e(e, t) {
	let n = (e) => e, r = b(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let i = n(r);
			for (; i.at < i.todo.length; i.at++) {
				if (t.who(e, i.todo[i.at]) !== void 0) return "wait";
				t.skipped?.(e, i.todo[i.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a) {
			let o = n(r), s = t.choose(e, i.seat, o.todo[o.at++], a);
			s === "again" ? o.at-- : s !== void 0 && w(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).todo[n(t).at]) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, t) => ({
			todo: n(t).todo,
			at: n(t).at
		})
	};
}
function et(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		se(e, n, s);
		for (let e of ie()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) w(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s) {
			let { known: c } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s), i(s, e, t, a.seat, c);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => Ee(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => De(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function tt(e, t) {
	let n = (e) => e, r = b(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a) {
			let o = n(r), s = a === "pass" ? "next" : t.use(e, i.seat, o.event, a);
			s === "next" ? o.at++ : s === "close" ? o.at = o.todo.length : s !== void 0 && w(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).event) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function nt() {
	return {
		raise: w,
		later: ne,
		tell: re,
		sequence: (e, t, ...n) => Xe(t, n[0] ?? {}),
		repeat: (e, t, ...n) => Ze(t, n[0] ?? {}),
		eachInTurn: (e, t) => $e(e, t),
		allAtOnce: (e, t) => Qe(t),
		sideBySide: (e, t) => et(t),
		window: (e, t) => tt(e, t)
	};
}
var z = [
	"food",
	"gold",
	"imps",
	"monster",
	"trap",
	"room",
	"dig",
	"reputation"
], B = [
	{
		id: "gorbag",
		cost: 1,
		power: 1
	},
	{
		id: "slurp",
		cost: 2,
		power: 4
	},
	{
		id: "norbert",
		cost: 3,
		power: 3
	},
	{
		id: "twitch",
		cost: 1,
		power: 2
	},
	{
		id: "clank",
		cost: 2,
		power: 1
	},
	{
		id: "brenda",
		cost: 3,
		power: 4
	},
	{
		id: "mildew",
		cost: 1,
		power: 3
	},
	{
		id: "fang",
		cost: 2,
		power: 2
	},
	{
		id: "igor",
		cost: 3,
		power: 1
	},
	{
		id: "dozer",
		cost: 1,
		power: 4
	},
	{
		id: "ursula",
		cost: 2,
		power: 3
	},
	{
		id: "vlad",
		cost: 3,
		power: 2
	},
	{
		id: "bogwort",
		cost: 1,
		power: 1
	},
	{
		id: "maurice",
		cost: 2,
		power: 4
	},
	{
		id: "echo",
		cost: 3,
		power: 3
	},
	{
		id: "pip",
		cost: 1,
		power: 2
	},
	{
		id: "cinder",
		cost: 2,
		power: 1
	},
	{
		id: "gloria",
		cost: 3,
		power: 4
	},
	{
		id: "mumbles",
		cost: 1,
		power: 3
	},
	{
		id: "hrolf",
		cost: 2,
		power: 2
	},
	{
		id: "drip",
		cost: 3,
		power: 1
	},
	{
		id: "edna",
		cost: 1,
		power: 4
	},
	{
		id: "thud",
		cost: 2,
		power: 3
	},
	{
		id: "wisp",
		cost: 3,
		power: 2
	}
], V = [
	{
		id: "loose-plank",
		power: 1
	},
	{
		id: "spiked-pit",
		power: 3
	},
	{
		id: "greased-stairs",
		power: 2
	},
	{
		id: "bucket",
		power: 1
	},
	{
		id: "boulder",
		power: 3
	},
	{
		id: "darts",
		power: 2
	},
	{
		id: "doormat",
		power: 1
	},
	{
		id: "pendulum",
		power: 3
	},
	{
		id: "net",
		power: 2
	},
	{
		id: "queue-ticket",
		power: 1
	},
	{
		id: "portcullis",
		power: 3
	},
	{
		id: "trapdoor",
		power: 2
	},
	{
		id: "form",
		power: 1
	},
	{
		id: "crusher",
		power: 3
	},
	{
		id: "bees",
		power: 2
	},
	{
		id: "squeaky-floor",
		power: 1
	},
	{
		id: "lava",
		power: 3
	},
	{
		id: "sleeping-gas",
		power: 2
	},
	{
		id: "wet-paint",
		power: 1
	},
	{
		id: "guillotine",
		power: 3
	},
	{
		id: "mimic",
		power: 2
	},
	{
		id: "false-door",
		power: 1
	},
	{
		id: "ceiling",
		power: 3
	},
	{
		id: "itching-powder",
		power: 2
	}
], rt = [
	"warrior",
	"thief",
	"priest",
	"mage"
], H = Array.from({ length: 32 }, (e, t) => ({
	is: rt[t % 4],
	health: 2 + t % 3
})), it = [
	"a",
	"b",
	"c",
	"d",
	"e"
], U = Array.from({ length: 20 }, (e, t) => `${it[t % 5]}${Math.floor(t / 5) + 1}`), W = U.map((e) => `dig:${e}`), G = U.map((e) => `room:${e}`), K = B.map((e) => e.id), at = V.map((e) => e.id), ot = (...e) => new Map(e.flatMap((e) => e.map((e, t) => [e, t]))), st = ot(U, W, G), ct = ot(K, at), lt = (e) => st.get(e), q = (e) => ct.get(e), J = nt();
function Y(e, t) {
	return ut[t - 1][e.round % 4];
}
var ut = [1, 2].map((e) => Array.from({ length: 4 }, (t, n) => Array.from({ length: 4 * e }, (e, t) => (n + t) % 4)));
function dt(e) {
	let t = Array(e.monsters.length);
	for (let n = 0; n < t.length; n++) t[n] = {
		card: e.monsters[n].card,
		tired: e.monsters[n].tired
	};
	let n = Array(e.party.length);
	for (let t = 0; t < n.length; t++) n[t] = {
		is: e.party[t].is,
		health: e.party[t].health
	};
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		evil: e.evil,
		score: e.score,
		dig: e.dig,
		rooms: e.rooms,
		map: e.map.slice(),
		monsters: t,
		traps: e.traps.slice(),
		party: n,
		orders: e.orders.slice()
	};
}
function ft(e, t, n, r) {
	let i = e.players.map(pt), a = e.monsterForHire === void 0 ? [] : [q(e.monsterForHire.card)], o = i.flatMap((e) => e.monsters.map((e) => e.card)), s = i.flatMap((e) => e.traps);
	return {
		core: t,
		round: e.round,
		monsterDeck: [...X(B.length, [...o, ...a], e.monstersLeft - a.length, r), ...a],
		trapDeck: X(V.length, s, e.trapsLeft, r),
		adventurerDeck: [...e.arrived, ...X(H.length, e.arrived, H.length - e.arrived.length, r)],
		arrived: e.arrived.length,
		spaces: e.spaces,
		players: i
	};
}
var pt = (e) => ({
	gold: e.gold,
	food: e.food,
	imps: e.imps,
	evil: e.evil,
	score: e.score,
	dig: e.dig,
	rooms: e.rooms,
	map: mt(e),
	monsters: e.monsters.map((e) => ({
		card: q(e.card),
		tired: e.tired
	})),
	traps: e.traps.map((e) => q(e.card)),
	party: e.party,
	orders: e.orders
});
function mt(e) {
	let t = Array(20).fill(0), n = (e, n) => {
		for (let r of e) t[lt(r)] = n;
	};
	return n(e.tunnels, 1), n(e.furnished, 2), n(e.ruins, 3), t;
}
function X(e, t, n, r) {
	let i = Array.from({ length: e }, (e, t) => t).filter((e) => !t.includes(e));
	for (let e = i.length - 1; e > 0; e--) {
		let t = r(e + 1);
		[i[e], i[t]] = [i[t], i[e]];
	}
	return i.slice(0, n);
}
function ht(e) {
	for (let t of e.players) t.dig++;
}
var gt = J.eachInTurn("build", {
	who: (e, t) => t,
	about: (e, t) => ({
		dig: e.players[t].dig,
		rooms: e.players[t].rooms
	}),
	options(e, t, n, r) {
		let { dig: i, rooms: a, map: o } = e.players[t];
		if (i > 0) for (let e = 0; e < 20; e++) o[e] === 0 && r.add(W[e], _t(o, e) ? void 0 : "DN-BUILD-3");
		else r.none(W, "DN-BUILD-2");
		if (a > 0) for (let e = 0; e < 20; e++) r.add(G[e], o[e] === 1 ? void 0 : "DN-BUILD-5");
		else r.none(G, "DN-BUILD-4");
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = e.players[t], a = lt(r);
		return r === W[a] ? (i.map[a] = 1, i.dig--, J.tell(() => ({
			type: "dug",
			rule: "DN-BUILD-3",
			seat: t,
			cell: U[a]
		}))) : (i.map[a] = 2, i.rooms--, i.score += 3, J.tell(() => ({
			type: "furnished",
			rule: "DN-BUILD-6",
			seat: t,
			cell: U[a],
			points: 3
		}))), "again";
	}
});
function _t(e, t) {
	let n = t % 5;
	return n > 0 && e[t - 1] !== 0 || n < 4 && e[t + 1] !== 0 || t >= 5 && e[t - 5] !== 0 || t < 15 && e[t + 5] !== 0;
}
function vt(e) {
	ee(e);
	for (let t = 0; t < 4; t++) {
		let n = [yt(e), yt(e)];
		e.players[t].party = n, J.tell(() => ({
			type: "visited",
			rule: "DN-FIGHT-1",
			seat: t,
			visitors: n.map(({ is: e }) => e)
		}));
	}
}
function yt(e) {
	let { is: t, health: n } = H[e.adventurerDeck[e.arrived++]];
	return {
		is: t,
		health: n
	};
}
var bt = J.eachInTurn("fight", {
	who: (e, t) => t,
	about: (e, t) => ({ visitors: e.players[t].party.map(({ is: e }) => e) }),
	options(e, t, n, r) {
		let { monsters: i, traps: a } = e.players[t];
		for (let { card: e, tired: t } of i) r.add(K[e], t ? "DN-FIGHT-3" : void 0);
		for (let e of a) r.add(at[e]);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = e.players[t], a = q(r);
		r === K[a] ? (i.monsters.find((e) => e.card === a).tired = !0, Z(i, t, B[a])) : (i.traps.splice(i.traps.indexOf(a), 1), Z(i, t, V[a]));
	}
});
function Z(e, t, n) {
	let { id: r, power: i } = n, a = i, o = 0;
	for (; a > 0 && e.party.length > 0;) {
		let t = e.party[0], n = Math.min(a, t.health);
		t.health -= n, a -= n, t.health > 0 || (e.party.shift(), e.score += 2, o++);
	}
	J.tell(() => ({
		type: "struck",
		rule: "DN-FIGHT-5",
		seat: t,
		card: r,
		power: i,
		beaten: o,
		points: 2 * o
	}));
}
function xt(e) {
	for (let t = 0; t < 4; t++) {
		let n = e.players[t];
		for (let e = 0; e < n.party.length; e++) St(n, t);
		n.party = [], n.orders = [];
		for (let e of n.monsters) e.tired = !1;
		Ct(n, t);
	}
	for (let t = 0; t < e.spaces.length; t++) e.spaces[t] = [];
}
function St(e, t) {
	for (let n = 0; n < 20; n++) if (e.map[n] === 1) {
		e.map[n] = 3, e.score--, J.tell(() => ({
			type: "conquered",
			rule: "DN-FIGHT-6",
			seat: t,
			cell: U[n],
			points: -1
		}));
		return;
	}
}
function Ct(e, t) {
	let n = e.imps >> 1;
	e.gold += n, J.tell(() => ({
		type: "paid",
		rule: "DN-FIGHT-8",
		seat: t,
		imps: e.imps,
		gold: n
	}));
}
var wt = J.eachInTurn("plan", {
	who: (e, t) => t,
	about: (e, t) => ({ order: e.players[t].orders.length + 1 }),
	options(e, t, n, r) {
		let { orders: i } = e.players[t];
		for (let t = 0; t < z.length; t++) {
			let n = z[t];
			r.add(n, e.spaces[t].length === 3 ? "DN-PLAN-2" : i.includes(n) ? "DN-PLAN-3" : void 0);
		}
	},
	choose(e, t, n, r) {
		let i = e.players[t], a = e.spaces[z.indexOf(r)], o = a.length;
		a.push(t), i.orders.push(r), J.tell(() => ({
			type: "ordered",
			rule: "DN-PLAN-1",
			seat: t,
			order: r,
			slot: o + 1
		})), Tt[r](i, t, o, e);
	}
}), Tt = {
	food(e, t, n) {
		e.food += 2 + n, J.tell(() => ({
			type: "gained",
			rule: "DN-PLAN-4",
			seat: t,
			what: "food",
			amount: 2 + n
		}));
	},
	gold(e, t, n) {
		e.gold += 2 + n, J.tell(() => ({
			type: "gained",
			rule: "DN-PLAN-5",
			seat: t,
			what: "gold",
			amount: 2 + n
		}));
	},
	imps(e, t) {
		e.food === 0 ? J.tell(() => ({
			type: "in-vain",
			rule: "DN-PLAN-6",
			seat: t,
			order: "imps"
		})) : (e.food--, e.imps++, J.tell(() => ({
			type: "gained",
			rule: "DN-PLAN-6",
			seat: t,
			what: "imps",
			amount: 1
		})));
	},
	monster(e, t, n, r) {
		let i = r.monsterDeck.at(-1);
		if (i === void 0) {
			J.tell(() => ({
				type: "in-vain",
				rule: "DN-PLAN-7",
				seat: t,
				order: "monster"
			}));
			return;
		}
		let { id: a, cost: o } = B[i];
		e.gold < o ? J.tell(() => ({
			type: "too-dear",
			rule: "DN-PLAN-7",
			seat: t,
			monster: a,
			cost: o,
			gold: e.gold
		})) : (e.gold -= o, g(r, r.monsterDeck), e.monsters.push({
			card: i,
			tired: !1
		}), J.tell(() => ({
			type: "hired",
			rule: "DN-PLAN-7",
			seat: t,
			monster: a,
			cost: o
		})));
	},
	trap(e, t, n, r) {
		let i = g(r, r.trapDeck);
		i === void 0 ? J.tell(() => ({
			type: "in-vain",
			rule: "DN-PLAN-8",
			seat: t,
			order: "trap"
		})) : (e.traps.push(i), J.tell(() => ({
			type: "armed",
			rule: "DN-PLAN-8",
			seat: t,
			trap: V[i].id
		})));
	},
	room(e, t) {
		e.rooms++, J.tell(() => ({
			type: "gained",
			rule: "DN-PLAN-9",
			seat: t,
			what: "rooms",
			amount: 1
		}));
	},
	dig(e, t) {
		e.dig += 2, J.tell(() => ({
			type: "gained",
			rule: "DN-PLAN-10",
			seat: t,
			what: "dig",
			amount: 2
		}));
	},
	reputation(e, t) {
		e.evil === 0 ? J.tell(() => ({
			type: "in-vain",
			rule: "DN-PLAN-11",
			seat: t,
			order: "reputation"
		})) : (e.evil--, J.tell(() => ({
			type: "whitewashed",
			rule: "DN-PLAN-11",
			seat: t,
			evil: e.evil
		})));
	}
}, Et = J.sequence("round", [
	(e) => J.tell(() => ({
		type: "round",
		rule: "DN-ROUND-2",
		round: e.round + 1,
		seat: e.round % 4
	})),
	(e) => ({
		proc: "plan",
		todo: Y(e, 2),
		at: 0
	}),
	ht,
	(e) => ({
		proc: "build",
		todo: Y(e, 1),
		at: 0
	}),
	vt,
	(e) => ({
		proc: "fight",
		todo: Y(e, 2),
		at: 0
	}),
	xt,
	(e) => void e.round++
]), Dt = {
	game: J.repeat("game", (e) => e.round < 4 ? {
		proc: "round",
		at: 0
	} : void 0),
	round: Et,
	plan: wt,
	build: gt,
	fight: bt
}, Ot = (e) => e.score + (e.gold >> 1) + e.imps - e.evil, kt = (e) => e.players.map((e) => ({
	total: Ot(e),
	lines: [
		{
			key: "deeds",
			points: e.score,
			rule: "DN-END-1"
		},
		{
			key: "gold",
			points: e.gold >> 1,
			rule: "DN-END-1",
			params: { gold: e.gold }
		},
		{
			key: "imps",
			points: e.imps,
			rule: "DN-END-1"
		},
		{
			key: "evil",
			points: -e.evil,
			rule: "DN-END-1"
		}
	]
}));
function At(e) {
	let t = e.players.map(Ot);
	return { winners: [t.indexOf(Math.max(...t))] };
}
function jt(e) {
	let t = e.monsterDeck.at(-1), n = { round: e.round };
	return t !== void 0 && (n.monsterForHire = Nt(t)), n.monstersLeft = e.monsterDeck.length, n.trapsLeft = e.trapDeck.length, n.arrived = e.adventurerDeck.slice(0, e.arrived), n.spaces = e.spaces.map((e) => e.slice()), n.players = e.players.map(Mt), n;
}
function Mt(e) {
	let t = Ft(e.map);
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		evil: e.evil,
		score: e.score,
		dig: e.dig,
		rooms: e.rooms,
		tunnels: t[1],
		furnished: t[2],
		ruins: t[3],
		monsters: e.monsters.map(Pt),
		traps: e.traps.map((e) => ({
			card: V[e].id,
			power: V[e].power
		})),
		party: e.party.map(({ is: e, health: t }) => ({
			is: e,
			health: t
		})),
		orders: e.orders.slice()
	};
}
function Nt(e) {
	let { id: t, cost: n, power: r } = B[e];
	return {
		card: t,
		cost: n,
		power: r
	};
}
function Pt({ card: e, tired: t }) {
	let { id: n, cost: r, power: i } = B[e];
	return {
		card: n,
		cost: r,
		power: i,
		tired: t
	};
}
function Ft(e) {
	let t = [
		[],
		[],
		[],
		[]
	];
	for (let n = 0; n < e.length; n++) e[n] !== 0 && t[e[n]].push(U[n]);
	return t;
}
var It = /* @__PURE__ */ t({ dungeonette: () => Rt });
function Lt(e) {
	return {
		core: e.core,
		round: 0,
		monsterDeck: h(e, Q(B.length)),
		trapDeck: h(e, Q(V.length)),
		adventurerDeck: h(e, Q(H.length)),
		arrived: 0,
		spaces: z.map(() => []),
		players: [
			$(),
			$(),
			$(),
			$()
		]
	};
}
function Q(e) {
	let t = [];
	for (let n = 0; n < e; n++) t.push(n);
	return t;
}
function $() {
	let e = [];
	for (let t = 0; t < 20; t++) e.push(+(t === 2));
	return {
		gold: 3,
		food: 3,
		imps: 2,
		evil: 5,
		score: 0,
		dig: 0,
		rooms: 0,
		map: e,
		monsters: [],
		traps: [],
		party: [],
		orders: []
	};
}
var Rt = we({
	id: "dungeonette",
	version: "1.0.0",
	seats: [4, 4],
	options: {},
	setup: Lt,
	start: "game",
	procedures: Dt,
	asks: {
		plan: { rules: [
			"DN-PLAN-1",
			"DN-PLAN-2",
			"DN-PLAN-3"
		] },
		build: { rules: [
			"DN-BUILD-2",
			"DN-BUILD-3",
			"DN-BUILD-4",
			"DN-BUILD-5",
			"DN-BUILD-6",
			"DN-BUILD-7"
		] },
		fight: { rules: [
			"DN-FIGHT-2",
			"DN-FIGHT-3",
			"DN-FIGHT-4",
			"DN-FIGHT-5"
		] }
	},
	view: jt,
	open: !0,
	determinize: ft,
	copy(e, t) {
		let n = Array(e.players.length);
		for (let t = 0; t < n.length; t++) n[t] = dt(e.players[t]);
		let r = Array(e.spaces.length);
		for (let t = 0; t < r.length; t++) r[t] = e.spaces[t].slice();
		return {
			core: t,
			round: e.round,
			monsterDeck: e.monsterDeck.slice(),
			trapDeck: e.trapDeck.slice(),
			adventurerDeck: e.adventurerDeck.slice(),
			arrived: e.arrived,
			spaces: r,
			players: n
		};
	},
	score: kt,
	outcome: At
});
function zt(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin({ seats: t, seed: n, settings: r }) {
			let [i] = Re(e, {
				seats: t,
				options: r
			});
			return i === void 0 ? Bt(Be(e, {
				seats: t,
				seed: n,
				options: r
			})) : { fault: { ...i } };
		},
		resume: (t) => Bt(Ve(e, t))
	};
}
function Bt(e) {
	return {
		state: () => e.state,
		isOver: () => Le(e.state),
		enter(t) {
			let n = Je(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = He(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => je(e.game, e.state, t),
		log(t) {
			let n = Vt(e), r = (e, n) => ({
				after: n,
				heard: Ie(e, t)
			});
			return [...e.opening.map((e) => r(e, 0)), ...e.moves.flatMap(({ events: e }, t) => e.map((e) => r(e, n[t])))];
		}
	};
}
function Vt({ entries: e, moves: t }) {
	let n = t.map(() => 0), r = /* @__PURE__ */ new Map(), i = t.length - 1;
	for (let a = e.length; a > 0 && i >= 0; a--) {
		let o = e[a - 1], { seat: s } = o, c = r.get(s) ?? 0;
		o.verb === "answer" ? c > 0 ? r.set(s, c - 1) : Ht(t[i], o) && (n[i--] = a) : r.set(s, c + 1);
	}
	return n;
}
var Ht = ({ ask: e, option: t }, n) => n.verb === "answer" && n.seat === e.seat && n.kind === e.kind && n.option === t, Ut = zt(Object.values(It).find((e) => e.id === "dungeonette"));
export { Ut as rules };
